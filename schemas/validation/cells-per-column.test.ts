import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { cellsPerColumn } from './cells-per-column.ts'

const check = (rows: string[][] | undefined) => {
  const parent = { columns: ['Package', 'Price'] }
  return cellsPerColumn(
    rows?.map((cells) => ({ cells })),
    // The rule reads nothing else of its context.
    { parent } as ValidationContext,
  )
}

it('names the row with the wrong number of cells, and accepts empty cells', () => {
  expect(
    check([
      ['A', '€5'],
      ['B', ''],
    ]),
  ).toBe(true)
  expect(check([['A', '€5'], ['B']])).toMatch(/^Row 2 has 1 cell for 2 columns/)
  expect(check([['A', '€5', 'x']])).toMatch(/^Row 1 has 3 cells/)
  expect(check(undefined)).toBe(true)
})
