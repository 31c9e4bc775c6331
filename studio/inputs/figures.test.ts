import { expect, it } from 'vitest'
import { says } from './figures.ts'

it('finds a figure by its title, its key or its value', () => {
  const figure = { title: 'Starter Package: price', key: 'starterPackagePrice', value: 2500, unit: 'euro' }
  for (const wanted of ['starter price', '2500', 'starterpackageprice', ' '])
    expect(says(figure, wanted)).toBe(true)
  expect(says(figure, 'growth price')).toBe(false)
  expect(says(null, 'x')).toBe(false)
})
