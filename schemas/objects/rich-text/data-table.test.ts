import type { ValidationContext } from 'sanity'
import { expect, it } from 'vitest'
import { completeTable } from './data-table.schema.ts'

const check = (rows: string[][] | undefined, columns = ['Package', 'Price']) => {
  const parent = { columns }
  return completeTable(
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

it('names an empty row and a column without a heading', () => {
  expect(
    check([
      ['A', '€5'],
      [' ', ''],
    ]),
  ).toMatch(/^Row 2 is empty/)
  expect(check([['A', '€5']], ['Package', ''])).toBe('Column 2 has no heading.')
})
