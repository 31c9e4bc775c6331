import { formatFigures } from '@tidewright/contracts/figures.ts'
import { expect, it } from 'vitest'
import { insertPlaceholder, openBrace, suggestionsFor } from './figure-suggestions.ts'

const settings = {
  company: 'Tidewright',
  figures: [{ key: 'starterPackagePrice', title: 'Starter Package: price', value: 2500, unit: 'euro' }],
}

it('finds an open brace before the caret', () => {
  expect(openBrace('From {star', 10)).toEqual({ start: 5, typed: 'star' })
  expect(openBrace('From {', 6)).toEqual({ start: 5, typed: '' })
  expect(openBrace('From {starterPackagePrice} on', 28)).toBeNull()
  expect(openBrace('From', 4)).toBeNull()
})

it('suggests matching figures with their formatted values', () => {
  const figures = formatFigures(settings, 'en-GB')
  expect(suggestionsFor('package price', settings, figures)).toEqual([
    { key: 'starterPackagePrice', title: 'Starter Package: price', reads: '€2,500' },
  ])
  expect(suggestionsFor('comp', settings, figures)).toMatchObject([{ key: 'company', reads: 'Tidewright' }])
  expect(suggestionsFor('nothing', settings, figures)).toEqual([])
})

it('inserts the placeholder at the brace, without a second closing brace', () => {
  const brace = { start: 5, typed: 'st' }
  expect(insertPlaceholder('From {st on', 8, brace, 'price')).toEqual({ text: 'From {price} on', caret: 12 })
  expect(insertPlaceholder('From {starter} on', 8, brace, 'price').text).toBe('From {price} on')
})
