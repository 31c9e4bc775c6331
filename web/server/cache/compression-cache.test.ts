import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, it, vi } from 'vitest'
import { compress } from './compress.ts'
import { CompressionCache } from './compression-cache.ts'

const compressor = vi.fn(compress)
/** How often something was compressed at the best level. */
const bestCalls = () => compressor.mock.calls.filter(([, , isBest]) => isBest).length
let compression: CompressionCache
beforeEach(() => {
  compressor.mockReset().mockImplementation(compress)
  compression = new CompressionCache({ maxBytes: 400_000 }, compressor)
})

/** A new buffer each time, as Next.js renders it. */
const page = (text: string) =>
  Buffer.from(
    Array.from({ length: 300 }, (_, word) => `${text} of the page ${(word * 7_919) % 1_009}`).join(' '),
  )
const cached = (etag: string) => ({ etag, encoding: 'br', isCached: () => true }) as const
const uncached = (etag: string) => ({ etag, encoding: 'br', isCached: () => false }) as const
const idle = () => expect.poll(() => compression.size.queued).toBe(0)

it('compresses a cached page fast for the first visitor and once at the best level, however often it is rendered', async () => {
  const [first] = await Promise.all([1, 2, 3].map(() => compression.compress(page('a'), cached('a'))))
  for (let render = 0; render < 5; render++) await compression.compress(page('a'), cached('a'))
  await idle()
  const body = await compression.compress(page('a'), cached('a'))
  expect(compressor).toHaveBeenCalledTimes(2)
  expect(bestCalls()).toBe(1)
  expect(body.length).toBeLessThan(first?.length ?? 0)
  expect(brotliDecompressSync(body)).toEqual(page('a'))
})

it('compresses uncached pages fast and stores none of them', async () => {
  await compression.compress(page('a'), cached('a'))
  await idle()
  const before = compression.size
  for (let visit = 0; visit < 300; visit++) {
    await compression.compress(page(`nowhere ${visit}`), uncached(`nowhere ${visit}`))
  }
  expect(bestCalls()).toBe(1)
  expect(compression.size).toEqual({ ...before, queued: 0 })
  compressor.mockClear()
  await compression.compress(page('a'), cached('a'))
  expect(compressor).not.toHaveBeenCalled()
})

it('limits the queue, skips pages that are no longer cached, and queues what did not fit when it is requested again', async () => {
  let finish = () => {}
  const isDone = new Promise<void>((resolve) => (finish = resolve))
  compressor.mockImplementation(async (body, encoding, isBest) => {
    if (isBest) await isDone
    return compress(body, encoding, false)
  })
  let isCached = true
  for (let index = 0; index < 150; index++) {
    const options = { etag: `${index}`, encoding: 'br', isCached: () => isCached } as const
    await compression.compress(page(`${index}`), options)
  }
  expect(compression.size.queued).toBe(100)
  isCached = false
  finish()
  await idle()
  expect(bestCalls()).toBe(1) // the one that was running
  await compression.compress(page('149'), cached('149'))
  await expect.poll(bestCalls).toBe(2)
})

it('keeps the fast level if the best one fails, and stores no failure', async () => {
  compressor.mockImplementation(async (body, encoding, isBest) => {
    if (isBest) throw new Error('no memory')
    return compress(body, encoding, false)
  })
  for (let visit = 0; visit < 3; visit++) {
    expect(brotliDecompressSync(await compression.compress(page('a'), cached('a')))).toEqual(page('a'))
    await idle()
  }
  expect(bestCalls()).toBe(1)
  compressor.mockRejectedValueOnce(new Error('no memory'))
  await expect(compression.compress(page('b'), cached('b'))).rejects.toThrow('no memory')
  expect(brotliDecompressSync(await compression.compress(page('b'), cached('b')))).toEqual(page('b'))
})

it('compresses two bodies at once and never at the best level while visitors wait', async () => {
  const running = new Set<Buffer>()
  const most = vi.fn<(count: number) => void>()
  compressor.mockImplementation(async (body, encoding, isBest) => {
    if (isBest) throw new Error('Nobody has time for this.')
    running.add(body)
    most(running.size)
    const compressed = await compress(body, encoding, isBest)
    running.delete(body)
    return compressed
  })
  const etags = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? `${index}` : null))
  const visits = etags.map((etag, index) => compression.compress(page(`${index}`), { ...uncached(''), etag }))
  for (const [index, body] of (await Promise.all(visits)).entries())
    expect(brotliDecompressSync(body)).toEqual(page(`${index}`))
  expect(Math.max(...most.mock.calls.flat())).toBe(2)
})

it('tells bodies and encodings apart, and stores nothing that has no ETag', async () => {
  await compression.compress(page('a'), cached('a'))
  expect(gunzipSync(await compression.compress(page('a'), { ...cached('a'), encoding: 'gzip' }))).toEqual(
    page('a'),
  )
  await idle()
  compressor.mockClear()
  for (const etag of ['b', null, null]) await compression.compress(page('b'), { ...cached(''), etag })
  await idle()
  expect(compressor.mock.calls.filter(([, , isBest]) => !isBest)).toHaveLength(3)
})
