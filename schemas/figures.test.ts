import { expect, it } from 'vitest'
import { countsQuery } from './documents/counts.groq.ts'
import { countFigures, formatFigures, interpolate, quotesCounts, withPrice } from './figures.ts'

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

it('writes figures as the language writes them', () => {
  expect(interpolate(text, formatFigures(settings, 'en-GB'))).toBe(
    'Tidewright: 2,400+ · 94% · €2,500 · €34.50',
  )
  // French puts narrow and no-break spaces where English puts commas.
  expect(interpolate(text, formatFigures(settings, 'fr')).replace(/[\u202f\u00a0]/g, ' ')).toBe(
    'Tidewright: 2 400+ · 94 % · 2 500 € · 34,50 €',
  )
})

it('leaves what the settings do not know as it was typed', () => {
  expect(interpolate('{phone} {other} { x }', formatFigures(settings, 'en-GB'))).toBe('{phone} {other} { x }')
  expect(interpolate('{company}', formatFigures(null, 'en-GB'))).toBe('{company}')
})

it('reads a price as the figure that it names', () => {
  const figures = formatFigures(settings, 'en-GB')
  expect(interpolate('From {price}', withPrice(figures, 'starterPrice'))).toBe('From €2,500')
  expect(interpolate('From {price}', withPrice(figures, 'unknown'))).toBe('From {price}')
})

it('counts of the content what its figures name', () => {
  const counted = [...countsQuery.matchAll(/"(\w+)": count\(\*\[_type == "(\w+)"/g)]
  expect(counted.map(([, key, type]) => ({ key, type }))).toEqual(
    countFigures.map(({ key, type }) => ({ key, type })),
  )
})

it('writes counts as figures, and knows which texts quote one', () => {
  const counts = Object.fromEntries(countFigures.map(({ key }) => [key, 4])) as Record<
    (typeof countFigures)[number]['key'],
    number
  >
  const figures = formatFigures({ figures: [], counts }, 'en-GB')
  expect(interpolate('All {openRoleCount} are remote', figures)).toBe('All 4 are remote')
  expect(quotesCounts({ sections: [{ lead: 'All {openRoleCount} are remote' }] })).toBe(true)
  expect(quotesCounts({ lead: '{company}', none: null })).toBe(false)
})
