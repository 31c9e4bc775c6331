import { expect, it } from 'vitest'
import {
  countFigures,
  formatFigures,
  interpolate,
  interpolateFigures,
  lengthAsRead,
  quotesCounts,
  withPrice,
} from './figures.ts'

const settings = {
  company: 'Tidewright',
  phone: null,
  figures: [
    { key: 'subscribers', value: 2400, unit: 'number' },
    { key: 'successRate', value: 94, unit: 'percent' },
    { key: 'starterPrice', value: 2500, unit: 'euro' },
    { key: 'hourlyCost', value: 34.5, unit: 'euro' },
  ],
}
const text = '{company}: {subscribers}+ · {successRate} · {starterPrice} · {hourlyCost}'

it('formats figures for the language', () => {
  expect(interpolate(text, formatFigures(settings, 'en-GB'))).toBe(
    'Tidewright: 2,400+ · 94% · €2,500 · €34.50',
  )
  // French uses narrow and no-break spaces where English uses commas.
  expect(interpolate(text, formatFigures(settings, 'fr')).replace(/[\u202f\u00a0]/g, ' ')).toBe(
    'Tidewright: 2 400+ · 94 % · 2 500 € · 34,50 €',
  )
})

it('keeps unknown placeholders as typed', () => {
  expect(interpolate('{phone} {other} { x }', formatFigures(settings, 'en-GB'))).toBe('{phone} {other} { x }')
  expect(interpolate('{company}', formatFigures(null, 'en-GB'))).toBe('{company}')
})

it('inserts values once and never reads them as patterns', () => {
  const values = new Map([
    ['name', '{company}'],
    ['company', '$&'],
  ])
  expect(interpolate('{name} at {company}: {toString}', values)).toBe('{company} at $&: {toString}')
})

it('writes small numbers in words, and picks the text for one or for several', () => {
  const figures = (value: number, languageTag = 'en-GB') =>
    formatFigures({ figures: [{ key: 'processes', value, unit: 'number' }] }, languageTag)
  const text = '{processes:Words} of {processes:words}, {processes:one process|# processes}.'
  expect(interpolate(text, figures(4))).toBe('Four of four, four processes.')
  expect(interpolate(text, figures(1))).toBe('One of one, one process.')
  expect(interpolate(text, figures(12))).toBe('12 of 12, 12 processes.')
  expect(interpolate('{processes:Un proceso|# procesos}', figures(3, 'es'))).toBe('Tres procesos')
  expect(interpolate('We automate {processes:1 process|# processes}.', figures(3))).toBe(
    'We automate three processes.',
  )
  expect(interpolate('{processes:# only|# of #}', figures(3))).toBe('three of three')
  expect(interpolate('{processes:# only|# of #}', figures(1))).toBe('one only')
  expect(interpolate('{other:words} {other:one|#}', figures(3))).toBe('{other:words} {other:one|#}')
  expect(quotesCounts('{packageCount:Words} packages')).toBe(true)
})

it('measures a text as readers see it', () => {
  expect(lengthAsRead('From {starterPackagePrice}')).toBe('From €2,500'.length)
  expect(lengthAsRead('In {weeks:one week|# weeks of work}')).toBe('In 4 weeks of work'.length)
  expect(lengthAsRead('Plain.')).toBe(6)
})

it('replaces a price key with its figure', () => {
  const figures = formatFigures(settings, 'en-GB')
  expect(interpolate('From {price}', withPrice(figures, 'starterPrice'))).toBe('From €2,500')
  expect(interpolate('From {price}', withPrice(figures, 'unknown'))).toBe('From {price}')
  const offer = { price: 'starterPrice', priceKey: 'starterPrice', pricePattern: 'From {price}' }
  expect(interpolateFigures(offer, figures)).toEqual({
    price: '€2,500',
    priceKey: 'starterPrice',
    pricePattern: 'From €2,500',
  })
})

it('replaces placeholders in every text of a query result and changes nothing else', () => {
  const result = { _id: 'x', n: 3, none: null, list: [{ text: 'a {successRate} b' }] }
  const filled = { ...result, list: [{ text: 'a 94% b' }] }
  expect(interpolateFigures(result, formatFigures(settings, 'en-GB'))).toEqual(filled)
})

it('formats counts, and detects texts that use one', () => {
  const counts = Object.fromEntries(countFigures.map(({ key }) => [key, 4])) as Record<
    (typeof countFigures)[number]['key'],
    number
  >
  const figures = formatFigures({ figures: [], counts }, 'en-GB')
  expect(interpolate('All {openRoleCount} are remote', figures)).toBe('All 4 are remote')
  expect(quotesCounts({ sections: [{ lead: 'All {openRoleCount} are remote' }] })).toBe(true)
  expect(quotesCounts({ lead: '{company}', none: null })).toBe(false)
})
