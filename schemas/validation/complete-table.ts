import type { CustomValidator } from 'sanity'

/** Requires a heading for each column of a table, and in each row one cell per column, not all of them empty. */
export const completeTable: CustomValidator<unknown[] | undefined> = (rows = [], { parent }) => {
  const columns = textsOf(parent, 'columns')
  const unnamed = columns.findIndex(isBlank)
  if (unnamed !== -1) return `Column ${unnamed + 1} has no heading.`
  for (const [index, row] of rows.entries()) {
    const cells = textsOf(row, 'cells')
    if (cells.length !== columns.length)
      return `Row ${index + 1} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} for ${columns.length} columns. Add an empty cell where there is no value.`
    if (cells.every(isBlank)) return `Row ${index + 1} is empty. Fill it in or delete it.`
  }
  return true
}

const isBlank = (text: string) => text.trim() === ''

function textsOf(parent: unknown, list: string): string[] {
  const items: unknown = typeof parent === 'object' && parent !== null ? Reflect.get(parent, list) : undefined
  return Array.isArray(items) ? items.map((item) => String(item ?? '')) : []
}
