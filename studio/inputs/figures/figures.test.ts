import { expect, it } from 'vitest'
import { matchesSearch } from './figures.ts'

it('finds a figure by its title, its key or its value', () => {
  const figure = { title: 'Starter Package: price', key: 'starterPackagePrice', value: 2500, unit: 'euro' }
  for (const wanted of ['starter price', '2500', 'starterpackageprice', ' '])
    expect(matchesSearch(figure, wanted)).toBe(true)
  expect(matchesSearch(figure, 'growth price')).toBe(false)
  expect(matchesSearch(null, 'x')).toBe(false)
})
