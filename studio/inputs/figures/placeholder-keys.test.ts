import { expect, it } from 'vitest'
import { placeholderKeys } from './placeholder-keys.ts'

it('returns each placeholder of a rich text once, including tables and callouts', () => {
  const blocks = [
    {
      _type: 'block',
      children: [{ _type: 'span', text: 'From {price} in {weeks} weeks, {weeks} at most.' }],
    },
    { _type: 'dataTable', caption: 'All', rows: [{ cells: ['A', '{days} days'] }] },
    { _type: 'callout', title: 'T', text: 'Of {clients}.' },
  ]
  expect(placeholderKeys(blocks)).toEqual(['price', 'weeks', 'days', 'clients'])
  expect(placeholderKeys(undefined)).toEqual([])
})
