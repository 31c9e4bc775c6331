import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from './answer.ts'
import { compress } from './compress.ts'
import { CompressedAnswers } from './compressed-answers.ts'

const compressor = vi.fn(compress)
/** How often something was compressed as well as can be. */
const bestOnes = () => compressor.mock.calls.filter(([, , forGood]) => forGood).length
let compressed: CompressedAnswers
beforeEach(() => {
  compressor.mockReset().mockImplementation(compress)
  compressed = new CompressedAnswers({ maxBytes: 400_000 }, compressor)
})

/** A page of its own each time that it is made, as Next.js gives it. */
function page(text: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(
      Array.from({ length: 300 }, (_, word) => `${text} ${(word * 7_919) % 1_009}`).join(' '),
    ),
    etag: text,
    isStatic: true,
    isStale: false,
    isUnavailable: false,
    livesMs: 1_000,
  }
}

const held = { encoding: 'br', isHeld: () => true } as const
const passing = { encoding: 'br', isHeld: () => false } as const

it('compresses what is held quickly for the first visitor, and as well as can be once, however often it is made anew', async () => {
  const first = await Promise.all([1, 2, 3].map(() => compressed.bodyOf(page('same'), held)))
  for (let making = 0; making < 5; making++) await compressed.bodyOf(page('same'), held)
  await vi.waitFor(() => expect(compressed.size.queued).toBe(0))
  const { body, encoding } = await compressed.bodyOf(page('same'), held)
  expect(compressor).toHaveBeenCalledTimes(2)
  expect(bestOnes()).toBe(1)
  expect(encoding).toBe('br')
  expect(body.length).toBeLessThan(first[0]?.body.length ?? 0)
  expect(brotliDecompressSync(body)).toEqual(page('same').body)
})

it('never takes its time over what is not held, nor keeps much of it, nor lets it drive out what is', async () => {
  await compressed.bodyOf(page('held'), held)
  await vi.waitFor(() => expect(compressed.size.queued).toBe(0))
  for (let visit = 0; visit < 300; visit++) await compressed.bodyOf(page(`nowhere ${visit}`), passing)
  expect(bestOnes()).toBe(1)
  expect(compressed.size.queued).toBe(0)
  expect(compressed.size.bytes).toBeLessThan(0.11 * 400_000)
  compressor.mockClear()
  await compressed.bodyOf(page('held'), held)
  expect(compressor).not.toHaveBeenCalled()
})

it('bounds what waits, lets go of what is no longer held, and takes in later what found no room', async () => {
  let finish = () => {}
  const isDone = new Promise<void>((resolve) => (finish = resolve))
  compressor.mockImplementation(async (body, encoding, forGood) => {
    if (forGood) await isDone
    return compress(body, encoding, false)
  })
  let isHeld = true
  const pages = Array.from({ length: 150 }, (_, index) => page(String(index)))
  for (const each of pages) await compressed.bodyOf(each, { encoding: 'br', isHeld: () => isHeld })
  expect(compressed.size.queued).toBe(100)
  isHeld = false
  finish()
  await vi.waitFor(() => expect(compressed.size.queued).toBe(0))
  expect(bestOnes()).toBe(1) // the one that had begun
  await compressed.bodyOf(page('149'), held)
  await vi.waitFor(() => expect(bestOnes()).toBe(2))
})

it('keeps the first one where the best cannot be made, and no failure', async () => {
  compressor.mockImplementation(async (body, encoding, forGood) => {
    if (forGood) throw new Error('no memory')
    return compress(body, encoding, false)
  })
  for (let visit = 0; visit < 3; visit++) {
    const { body } = await compressed.bodyOf(page('a'), held)
    expect(brotliDecompressSync(body)).toEqual(page('a').body)
    await vi.waitFor(() => expect(compressed.size.queued).toBe(0))
  }
  expect(bestOnes()).toBe(1)
  compressor.mockRejectedValueOnce(new Error('no memory'))
  await expect(compressed.bodyOf(page('b'), held)).rejects.toThrow('no memory')
  expect((await compressed.bodyOf(page('b'), held)).encoding).toBe('br')
})

it('keeps the encodings apart, and compresses nothing that would not gain', async () => {
  await compressed.bodyOf(page('a'), held)
  const { body } = await compressed.bodyOf(page('a'), { ...held, encoding: 'gzip' })
  expect(gunzipSync(body)).toEqual(page('a').body)
  const picture = { ...page('p'), headers: { 'content-type': 'image/avif' } }
  expect(await compressed.bodyOf(picture, held)).toEqual({ body: picture.body, encoding: null })
  expect((await compressed.bodyOf(page('a'), { ...held, encoding: null })).encoding).toBeNull()
})
