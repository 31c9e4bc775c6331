/**
 * The cells of a table on the clipboard, row by row; null if it holds none. Spreadsheets and word processors put HTML
 * there; plain text counts if it has tabs.
 */
export function pastedTable({ html, text }: { html: string; text: string }): string[][] | null {
  const rows = rowsOfHtml(html) ?? rowsOfText(text)
  return rows?.some((row) => row.some(Boolean)) ? rows : null
}

function rowsOfHtml(html: string): string[][] | null {
  if (!html.includes('<t')) return null
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  return table && cellsOf(table)
}

/** The texts of a table, row by row. */
export function cellsOf(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const text = (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      // A merged cell has no neighbours of its own.
      return [text, ...Array<string>(Math.max(0, cell.colSpan - 1)).fill('')]
    }),
  )
}

function rowsOfText(text: string): string[][] | null {
  if (!text.includes('\t')) return null
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
}

export type Placed = {
  rows: string[][]
  /** How many texts found no place. */
  leftOut: number
}

/**
 * Places pasted cells in a table from a cell on. Rows and columns are added as needed, up to `maxRows` and `maxColumns`.
 * The result has at least `minColumns`.
 */
export function placeCells(
  rows: readonly (readonly string[])[],
  pasted: readonly (readonly string[])[],
  at: { row: number; column: number },
  { minColumns, maxColumns, maxRows }: { minColumns: number; maxColumns: number; maxRows: number },
): Placed {
  const height = Math.min(maxRows, Math.max(rows.length, at.row + pasted.length))
  const pastedWidth = Math.max(...pasted.map(({ length }) => length))
  const width = Math.max(minColumns, Math.min(maxColumns, at.column + pastedWidth))
  let leftOut = 0
  const placed = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => {
      const given = pasted[row - at.row]?.[column - at.column]
      return given === undefined || column < at.column ? (rows[row]?.[column] ?? '') : given
    }),
  )
  pasted.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (cell && (at.row + row >= height || at.column + column >= width)) leftOut += 1
    })
  })
  return { rows: placed, leftOut }
}
