import { expect, it } from 'vitest'
import { pagesShown } from './list-pages.tsx'

it.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [1, 6, '1 2 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [4, 6, '1 … 3 4 5 6'],
  [6, 6, '1 … 5 6'],
  [200, 417, '1 … 199 200 201 … 417'],
])('shows page %i of %i as %s', (number, count, shown) => {
  expect(
    pagesShown(number, count)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown)
})
