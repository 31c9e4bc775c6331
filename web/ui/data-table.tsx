import { useId } from 'react'

type DataTableProps = {
  caption: string
  columns: string[]
  rowHeadings: boolean
  rows: { _key: string; cells: string[] }[]
  /** `data-sanity` of a row, for click-to-edit. */
  rowAttribute?: (key: string) => string | undefined
  /** On a phone, each row is a list of its cells with their columns' names, instead of scrolling horizontally. */
  isStacked?: boolean
}

const stacked = {
  body: 'max-sm:block',
  head: 'max-sm:sr-only',
  row: 'max-sm:block max-sm:py-3',
  heading: 'max-sm:block max-sm:min-w-0 max-sm:pt-0 max-sm:pb-1 max-sm:text-base',
  cell: 'max-sm:flex max-sm:justify-between max-sm:gap-6 max-sm:py-1 max-sm:pr-0 max-sm:text-right max-sm:before:text-left max-sm:before:text-muted max-sm:before:content-[attr(data-column)]',
}
const unstacked = { body: '', head: '', row: '', heading: '', cell: '' }

/** A table that scrolls horizontally on a phone, by keyboard too, unless it is stacked there. */
export function DataTable({
  caption,
  columns,
  rowHeadings,
  rows,
  rowAttribute,
  isStacked = false,
}: DataTableProps) {
  const stack = isStacked ? stacked : unstacked
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
        <table aria-labelledby={id} className={`w-full border-collapse text-small ${stack.body}`}>
          <thead className={stack.head}>
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
          <tbody className={stack.body}>
            {rows.map(({ _key, cells }) => (
              <tr
                key={_key}
                className={`border-b border-line ${stack.row}`}
                data-sanity={rowAttribute?.(_key)}
              >
                {columns.map((column, index) =>
                  rowHeadings && index === 0 ? (
                    <th
                      key={column}
                      scope="row"
                      className={`min-w-36 py-3 pr-6 text-left align-top font-medium ${stack.heading}`}
                    >
                      {cells[index]}
                    </th>
                  ) : (
                    <td
                      key={column}
                      data-column={isStacked ? column : undefined}
                      className={`py-3 pr-6 align-top last:pr-0 ${align(index)} ${stack.cell}`}
                    >
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
