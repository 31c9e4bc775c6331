import { expect, it } from 'vitest'
import { figuresOf, fillFigures } from './figures.ts'

const settings = {
  _id: 'siteSettings',
  company: 'Tidewright',
  contactEmail: 'hello@tidewright.example',
  careersEmail: 'careers@tidewright.example',
  privacyEmail: 'privacy@tidewright.example',
  legalEmail: 'legal@tidewright.example',
  phone: '+32 2 000 00 00',
  logoService: '',
  figures: [
    { key: 'subscribers', value: 2400, unit: 'number' as const },
    { key: 'successRate', value: 94, unit: 'percent' as const },
    { key: 'starterPrice', value: 2500, unit: 'euro' as const },
  ],
}

it('writes figures as the language writes them', () => {
  const text = '{subscribers}+ · {successRate} · {starterPrice} · {company}'
  expect(fillFigures(text, figuresOf(settings, 'en-GB'))).toBe('2,400+ · 94% · €2,500 · Tidewright')
  // French puts narrow and no-break spaces where English puts commas.
  expect(fillFigures(text, figuresOf(settings, 'fr')).replace(/[\u202f\u00a0]/g, ' ')).toBe(
    '2 400+ · 94 % · 2 500 € · Tidewright',
  )
})

it('reaches every text of an answer and leaves the rest as it is', () => {
  const answer = { _id: 'x', n: 3, none: null, list: [{ text: 'a {successRate} b' }] }
  expect(fillFigures(answer, figuresOf(settings, 'en-GB'))).toEqual({
    ...answer,
    list: [{ text: 'a 94% b' }],
  })
})

it('shows a price by the figure that it names', () => {
  const offer = { price: 'starterPrice', pricePattern: 'From {price}' }
  expect(fillFigures(offer, figuresOf(settings, 'en-GB'))).toEqual({
    price: '€2,500',
    pricePattern: 'From €2,500',
  })
})

it('leaves what it does not know as typed', () => {
  expect(fillFigures('{role} {unknown}', figuresOf(settings, 'en-GB'))).toBe('{role} {unknown}')
})
