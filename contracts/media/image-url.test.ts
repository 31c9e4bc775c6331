import { expect, it } from 'vitest'
import { assetParts, cropOf, imageSrcSet, imageUrl, parseCrop } from './image-url.ts'

const hash = 'a'.repeat(40)

it('parses an asset id', () => {
  expect(assetParts(`image-${hash}-1600x1000-jpg`)).toEqual({
    hash,
    width: 1600,
    height: 1000,
    extension: 'jpg',
  })
})

it.each(['', 'image-1-1x1-jpg', `image-${hash}-1x1-jpg/../x`, `file-${hash}-pdf`])('refuses %j', (id) => {
  expect(assetParts(id)).toBeNull()
})

it('offers no width above the image’s own, and none for an SVG', () => {
  expect(imageSrcSet('id', { hash, width: 700, height: 1, extension: 'png' })).toBe(
    '/api/images/id?w=320 320w, /api/images/id?w=480 480w, /api/images/id?w=640 640w',
  )
  expect(imageSrcSet('id', { hash, width: 700, height: 1, extension: 'svg' })).toBeUndefined()
})

const asset = { hash, width: 1000, height: 500, extension: 'jpg' }

it('crops an image as the editor did, and parses the crop from the URL', () => {
  const crop = cropOf(asset, { top: 0.1, left: 0.25, bottom: 0.1, right: 0 })
  expect(crop).toEqual({ left: 250, top: 50, width: 750, height: 400 })
  expect(imageUrl('id', 640, crop)).toBe('/api/images/id?w=640&crop=250,50,750,400')
  expect(parseCrop('250,50,750,400', asset)).toEqual(crop)
})

it.each([
  [1001, 0.5],
  [1002, 0.25],
  [1365, 0.1],
])('crops an image of %i pixels within its edges', (size, cut) => {
  const odd = { ...asset, width: size, height: size }
  const crop = cropOf(odd, { top: cut, left: cut, bottom: 0, right: 0 })
  expect(crop).not.toBeNull()
  expect(parseCrop(Object.values(crop ?? {}).join(), odd)).toEqual(crop)
})

it('ignores a crop that keeps everything or nothing', () => {
  expect(cropOf(asset, null)).toBeNull()
  expect(cropOf(asset, { top: 0, left: 0, bottom: 0, right: 0 })).toBeNull()
  expect(cropOf(asset, { top: 0.6, left: 0, bottom: 0.4, right: 0 })).toBeNull()
})

it.each(['', '1,2,3', '0,0,0,5', '-1,0,5,5', '999,0,2,2', '0,0,1000,501', 'a,b,c,d'])(
  'rejects the crop %j',
  (text) => {
    expect(parseCrop(text, asset)).toBeNull()
  },
)
