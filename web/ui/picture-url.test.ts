import { expect, it } from 'vitest'
import { assetParts, pictureSrcSet } from './picture-url.ts'

const hash = 'a'.repeat(40)

it('reads an asset id', () => {
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

it('offers no width above the picture’s own, and none for a drawing', () => {
  expect(pictureSrcSet('id', { hash, width: 700, height: 1, extension: 'png' })).toBe(
    '/api/pictures/id?w=320 320w, /api/pictures/id?w=480 480w, /api/pictures/id?w=640 640w',
  )
  expect(pictureSrcSet('id', { hash, width: 700, height: 1, extension: 'svg' })).toBeUndefined()
})
