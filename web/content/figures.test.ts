import { expect, it } from 'vitest'
import { interpolateFigures } from './figures.ts'

const figures = new Map([
  ['successRate', '94%'],
  ['starterPrice', '€2,500'],
])

it('reaches every text of an answer and leaves the rest as it is', () => {
  const result = { _id: 'x', n: 3, none: null, list: [{ text: 'a {successRate} b' }] }
  expect(interpolateFigures(result, figures)).toEqual({ ...result, list: [{ text: 'a 94% b' }] })
})

it('shows a price by the figure that it names', () => {
  const offer = { price: 'starterPrice', priceKey: 'starterPrice', pricePattern: 'From {price}' }
  expect(interpolateFigures(offer, figures)).toEqual({
    price: '€2,500',
    priceKey: 'starterPrice',
    pricePattern: 'From €2,500',
  })
})

it('leaves what it does not know as typed', () => {
  expect(interpolateFigures('{role} {unknown}', figures)).toBe('{role} {unknown}')
})
