/** Uploads, and image URLs built by @sanity/image-url. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTarget } from './lake-target.ts'

const { target } = testTarget()
let url: string
let photo: Buffer
const created: string[] = []

beforeAll(async () => {
  // Red, with a blue right half; noise makes each run's image unique.
  const blue = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const red = sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
  const comment = { exif: { IFD0: { Copyright: target.prefix } } }
  photo = await red
    .composite([{ input: blue, left: 200, top: 0 }])
    .withMetadata(comment)
    .png()
    .toBuffer()
  const asset = await target.editor.assets.upload('image', photo, {
    filename: 'halves.png',
    title: 'Halves',
  })
  created.push(asset._id)
  url = asset.url
})
afterAll(async () => {
  for (const id of created) await target.editor.delete(id)
})

async function render(parameters: string, accept = '*/*') {
  const response = await fetch(`${url}${parameters}`, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  const { channels } = await sharp(bytes).removeAlpha().stats()
  const colour = channels[0] && channels[2] && channels[0].mean > channels[2].mean ? 'red' : 'blue'
  return { type: response.headers.get('content-type'), width, height, colour }
}

test('an image has a document with its metadata', async () => {
  expect(await target.editor.getDocument(created[0] ?? '')).toMatchObject({
    _type: 'sanity.imageAsset',
    extension: 'png',
    mimeType: 'image/png',
    originalFilename: 'halves.png',
    title: 'Halves',
    size: photo.length,
    metadata: {
      dimensions: { width: 400, height: 200, aspectRatio: 2 },
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\//),
    },
  })
})

test.each([
  ['?w=100', { width: 100, height: 50 }],
  ['?h=100&w=100&fit=max', { width: 100, height: 50 }],
  ['?w=800&fit=max', { width: 400, height: 200 }],
  ['?w=100&h=100&fit=crop', { width: 100, height: 100 }],
  ['?w=800&h=600&fit=crop', { width: 800, height: 600 }],
  ['?rect=0,0,150,200&w=75', { width: 75, height: 100, colour: 'red' }],
  ['?w=100&dpr=2', { width: 200, height: 100 }],
  ['?rect=250,0,150,200&w=75', { width: 75, height: 100, colour: 'blue' }],
  ['?w=60&h=60&fit=fillmax', { width: 60, height: 60 }],
  ['?w=100&fm=webp&q=50', { type: 'image/webp', width: 100 }],
  ['?w=100&fm=jpg', { type: 'image/jpeg', width: 100 }],
])('%s', async (parameters, wanted) => {
  expect(await render(parameters)).toMatchObject(wanted)
})

test('auto=format returns a format the browser accepts', async () => {
  expect(await render('?w=50&auto=format', 'image/avif,image/webp')).toMatchObject({ type: 'image/avif' })
  expect(await render('?w=50&auto=format', 'image/webp')).toMatchObject({ type: 'image/webp' })
  expect(await render('?w=50&auto=format', 'image/png')).toMatchObject({ type: 'image/png' })
})

test('a file is returned unchanged, and as a download on request', async () => {
  const bytes = Buffer.from(`file of ${target.prefix}`)
  const asset = await target.editor.assets.upload('file', bytes, {
    filename: 'note.txt',
    contentType: 'text/plain',
  })
  created.push(asset._id)
  expect(asset).toMatchObject({ _type: 'sanity.fileAsset', extension: 'txt', size: bytes.length })
  const response = await fetch(`${asset.url}?dl=note.txt`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
})

test('a part of a file is returned on request, which Safari needs to play a video', async () => {
  const bytes = Buffer.from(`WEBVTT of ${target.prefix}`)
  const asset = await target.editor.assets.upload('file', bytes, {
    filename: 'captions.vtt',
    contentType: 'text/vtt',
  })
  created.push(asset._id)
  const response = await fetch(asset.url, { headers: { range: 'bytes=0-1' } })
  expect([response.status, await response.text()]).toEqual([206, 'WE'])
  expect(response.headers.get('content-range')).toBe(`bytes 0-1/${bytes.length}`)
  expect(response.headers.get('content-type')).toMatch(/^text\/vtt/)
})

test('rejects an upload that is not an image', async () => {
  const work = target.editor.assets.upload('image', Buffer.from('not an image'), { filename: 'x.png' })
  await expect(work).rejects.toMatchObject({ statusCode: 400 })
  const cut = target.editor.assets.upload('image', photo.subarray(0, photo.length / 2), {
    filename: 'x.png',
  })
  await expect(cut).rejects.toMatchObject({ statusCode: 400 })
})
