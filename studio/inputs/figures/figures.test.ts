import { expect, it } from 'vitest'
import { filledPreview, matchesSearch, quotedFigures } from './figures.ts'

it('finds a figure by its title, its key or its value', () => {
  const figure = { title: 'Starter Package: price', key: 'starterPackagePrice', value: 2500, unit: 'euro' }
  for (const wanted of ['starter price', '2500', 'starterpackageprice', ' '])
    expect(matchesSearch(figure, wanted)).toBe(true)
  expect(matchesSearch(figure, 'growth price')).toBe(false)
  expect(matchesSearch(null, 'x')).toBe(false)
})

const figures = new Map([
  ['price', '€2,500'],
  ['weeks', '4'],
  ['days', '90'],
])

it('lists each figure of a rich text once, including tables and callouts', () => {
  const blocks = [
    {
      _type: 'block',
      children: [{ _type: 'span', text: 'From {price} in {weeks} weeks, {weeks} at most.' }],
    },
    { _type: 'dataTable', caption: 'All', rows: [{ cells: ['A', '{days} days'] }] },
    { _type: 'callout', title: 'T', text: 'Of {unknown}.' },
  ]
  const listed = 'Figures in this text: {price} €2,500 · {weeks} 4 · {days} 90'
  expect(quotedFigures(blocks, figures)).toBe(listed)
  expect(quotedFigures('<b>From</b> {price}', figures)).toBe('Figures in this text: {price} €2,500')
  expect(quotedFigures(undefined, figures)).toBeNull()
})

it('fills the figures into a plain text', () => {
  expect(filledPreview('From {price}.', figures)).toBe('Preview: From €2,500.')
  expect(filledPreview('From {unknown}.', figures)).toBeNull()
})
