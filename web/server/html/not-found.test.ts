import { expect, it } from 'vitest'
import { notFoundPath } from './not-found.ts'

it('takes the locale from the URL', () => {
  expect(notFoundPath('/nowhere')).toBe('/not-found')
  expect(notFoundPath('/nl/nowhere/at/all?x=/fr/')).toBe('/nl/not-found')
  expect(notFoundPath('/nl')).toBe('/nl/not-found')
  expect(notFoundPath('/en-UK/nowhere')).toBe('/not-found')
  expect(notFoundPath('/nlx')).toBe('/not-found')
})
