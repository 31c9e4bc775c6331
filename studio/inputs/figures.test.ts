import { expect, it } from 'vitest'
import { figuresOf, readText, says } from './figures.ts'

const settings = {
  company: 'Tidewright',
  phone: null,
  figures: [
    { key: 'hoursSaved', title: 'Hours', value: 20, unit: 'number' },
    { key: 'starterPrice', title: 'Starter', value: 2500, unit: 'euro' },
    { key: 'successRate', title: 'Success', value: 94, unit: 'percent' },
  ],
}

it('fills in what the settings know, as the language writes it', () => {
  const text = '{company}: {hoursSaved}+ hours, {successRate}, from {starterPrice}'
  expect(readText(text, figuresOf(settings, 'en-GB'))).toBe('Tidewright: 20+ hours, 94%, from €2,500')
  expect(readText('{starterPrice}', figuresOf(settings, 'nl'))).toMatch(/€\s2\.500/)
})

it('leaves what they do not know as it was typed', () => {
  expect(readText('{phone} {other} { x }', figuresOf(settings, 'en-GB'))).toBe('{phone} {other} { x }')
  expect(readText('{company}', figuresOf(null, 'en-GB'))).toBe('{company}')
})

it('finds a figure by its title, its key or its value', () => {
  const figure = { title: 'Starter Package: price', key: 'starterPackagePrice', value: 2500, unit: 'euro' }
  for (const wanted of ['starter price', '2500', 'starterpackageprice', ' '])
    expect(says(figure, wanted)).toBe(true)
  expect(says(figure, 'growth price')).toBe(false)
  expect(says(null, 'x')).toBe(false)
})
