import type { CustomValidator } from 'sanity'

/** Each row of a table has a cell for every column. */
export const cellsPerColumn: CustomValidator<unknown[] | undefined> = (rows = [], { parent }) => {
  const width = lengthOf(parent, 'columns')
  const odd = rows.findIndex((row) => lengthOf(row, 'cells') !== width)
  if (odd === -1) return true
  const cells = lengthOf(rows[odd], 'cells')
  return `Row ${odd + 1} has ${cells} ${cells === 1 ? 'cell' : 'cells'} for ${width} columns. Leave a cell empty rather than out.`
}

function lengthOf(value: unknown, list: string): number {
  const items: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, list) : undefined
  return Array.isArray(items) ? items.length : 0
}
