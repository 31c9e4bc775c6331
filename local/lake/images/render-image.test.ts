import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseImageParams } from './image-params.ts'
import { RenderedImages } from './render-image.ts'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendered-images-'))
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } }).toFile(`${folder}/a.png`)
})
afterAll(() => rmSync(folder, { recursive: true }))

const request = (quality: number, file = 'a.png') => ({
  path: join(folder, file),
  extension: 'png',
  params: parseImageParams(new URLSearchParams({ q: String(quality % 101), w: String(quality + 1) }), ''),
})

it('renders an image once for concurrent requests, and rejects requests beyond a queue of a hundred', async () => {
  const images = new RenderedImages()
  const requests = Array.from({ length: 104 }, (_, index) => images.get(request(index)))
  const joined = images.get(request(0))
  const ends = await Promise.allSettled(requests)
  const rejected = ends.filter(({ status }) => status === 'rejected')
  expect(rejected.map((end) => Object(Object(end).reason).status)).toEqual([503, 503])
  expect(await joined).toBe(await requests[0])
  // A rejection is not cached.
  expect((await images.get(request(103))).mimeType).toBe('image/png')
})

it("reports an original that can't be read", async () => {
  const reading = new RenderedImages().get(request(1, 'none.png'))
  await expect(reading).rejects.toMatchObject({ status: 400 })
})
