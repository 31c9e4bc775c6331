import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, it, vi } from 'vitest'
import { compress } from './compress.ts'
import { CompressedBodies } from './compressed-bodies.ts'

const compressor = vi.fn(compress)
const body = Buffer.from('words '.repeat(500))
const file = { url: '/_next/a.js', etag: '"1"', encoding: 'br' as const, forGood: true }
let bodies: CompressedBodies
beforeEach(() => {
  compressor.mockClear()
  bodies = new CompressedBodies(compressor)
})

it('compresses a file once, whatever its query and however many ask at once', async () => {
  const visitors = Array.from({ length: 50 }, (_, index) =>
    bodies.compressed(body, { ...file, url: `${file.url}?v=${index}` }),
  )
  for (const made of await Promise.all(visitors)) expect(brotliDecompressSync(made)).toEqual(body)
  await bodies.compressed(body, { ...file, url: `${file.url}?late` })
  expect(compressor).toHaveBeenCalledOnce()
})

it('compresses it anew when it has changed, in another encoding, and where nothing tells one from another', async () => {
  await bodies.compressed(body, file)
  await bodies.compressed(body, { ...file, etag: '"2"' })
  await bodies.compressed(body, { ...file, encoding: 'gzip' })
  expect(compressor).toHaveBeenCalledTimes(3)
  for (let time = 0; time < 2; time++) await bodies.compressed(body, { ...file, etag: null })
  expect(compressor).toHaveBeenCalledTimes(5)
})
