import { expect, it } from 'vitest'
import { interpolateFigures } from './figures.ts'

const figures = new Map([
  ['successRate', '94%'],
  ['starterPrice', '€2,500'],
])

it('replaces placeholders in every text and changes nothing else', () => {
  const result = { _id: 'x', n: 3, none: null, list: [{ text: 'a {successRate} b' }] }
  expect(interpolateFigures(result, figures)).toEqual({ ...result, list: [{ text: 'a 94% b' }] })
})

it('replaces a price key with its figure', () => {
  const offer = { price: 'starterPrice', priceKey: 'starterPrice', pricePattern: 'From {price}' }
  expect(interpolateFigures(offer, figures)).toEqual({
    price: '€2,500',
    priceKey: 'starterPrice',
    pricePattern: 'From €2,500',
  })
})

it('keeps unknown placeholders as typed', () => {
  expect(interpolateFigures('{role} {unknown}', figures)).toBe('{role} {unknown}')
})
