import { expect, it } from 'vitest'
import { formatFigures, interpolate, withPrice } from './figures.ts'

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
