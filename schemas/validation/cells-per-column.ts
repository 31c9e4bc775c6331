import type { CustomValidator } from 'sanity'

/** Requires each row of a table to have one cell per column. */
export const cellsPerColumn: CustomValidator<unknown[] | undefined> = (rows = [], { parent }) => {
  const width = lengthOf(parent, 'columns')
  const odd = rows.findIndex((row) => lengthOf(row, 'cells') !== width)
  if (odd === -1) return true
  const cells = lengthOf(rows[odd], 'cells')
  return `Row ${odd + 1} has ${cells} ${cells === 1 ? 'cell' : 'cells'} for ${width} columns. Add an empty cell where there is no value.`
}

function lengthOf(value: unknown, list: string): number {
  const items: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, list) : undefined
  return Array.isArray(items) ? items.length : 0
}
