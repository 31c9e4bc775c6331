import { useId } from 'react'

type DataTableProps = {
  caption: string
  columns: string[]
  rowHeadings: boolean
  rows: { _key: string; cells: string[] }[]
  /** `data-sanity` of a row, for click-to-edit. */
  rowAttribute?: (key: string) => string | undefined
}

/** A table that scrolls horizontally on a phone, by keyboard too. */
export function DataTable({ caption, columns, rowHeadings, rows, rowAttribute }: DataTableProps) {
  const id = useId()
  const numeric = columns.map((_, index) => isNumeric(rows.map(({ cells }) => cells[index] ?? '')))
  const align = (index: number) => (numeric[index] ? 'text-right tabular-nums' : 'text-left')
  return (
    <figure>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="relative -mx-5 overflow-x-auto px-5"
      >
        <table aria-labelledby={id} className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b-2 border-ink">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`min-w-24 py-3 pr-6 align-bottom font-semibold last:pr-0 ${align(index)}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ _key, cells }) => (
              <tr key={_key} className="border-b border-line" data-sanity={rowAttribute?.(_key)}>
                {columns.map((column, index) =>
                  rowHeadings && index === 0 ? (
                    <th
                      key={column}
                      scope="row"
                      className="min-w-36 py-3 pr-6 text-left align-top font-medium"
                    >
                      {cells[index]}
                    </th>
                  ) : (
                    <td key={column} className={`py-3 pr-6 align-top last:pr-0 ${align(index)}`}>
                      {cells[index]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <figcaption id={id} className="mt-3 text-muted text-small">
        {caption}
      </figcaption>
    </figure>
  )
}

/** Whether a column contains amounts, which are aligned right. */
function isNumeric(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.every((cell) => /^[+−-]?[€£]?\s?\d[\d.,\s]*[€%h]?$/u.test(cell.trim()))
}
