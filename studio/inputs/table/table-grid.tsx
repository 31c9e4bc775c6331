import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import { pastedTable, placeCells } from './pasted-table.ts'

type Row = { _key: string; _type: string; cells?: string[] }
/** In the grid: line 0 has the headings. */
type Cell = { line: number; column: number }
type TableGridProps = {
  columns: readonly string[]
  rows: readonly Row[]
  readOnly: boolean
  onChange: ObjectInputProps['onChange']
}

/** As in the schema. */
const minColumns = 2
const maxColumns = 6
const maxRows = 30

/**
 * A table as a grid of text fields. A table from Word, Excel or Sheets can be pasted into any of them. Enter leads to the
 * next row, and from the last one to a new one.
 */
export function TableGrid({ columns, rows, readOnly, onChange }: TableGridProps) {
  // A new table is stored when something is entered.
  const [firstRow] = useState(newRow)
  const isNew = columns.length === 0 || rows.length === 0
  const headings = columns.length > 0 ? columns : ['', '', '']
  const body = rows.length > 0 ? rows : [firstRow]
  const lines = [headings, ...body.map(({ cells = [] }) => headings.map((_, column) => cells[column] ?? ''))]
  const grid = useRef<HTMLTableElement>(null)
  const next = useRef<Cell>(null)
  const { push } = useToast()

  // The field that Enter leads to may be in a row that was just added.
  useEffect(focusNext)

  function focusNext(): void {
    const { line, column } = next.current ?? { line: -1, column: 0 }
    const field = grid.current?.rows[line]?.cells[column]?.querySelector('input')
    if (!field) return
    next.current = null
    field.focus()
  }

  function write([head = [], ...cells]: readonly (readonly string[])[]): void {
    const changed = cells.map((row, index) => ({ ...(body[index] ?? newRow()), cells: [...row] }))
    onChange([set([...head], ['columns']), set(changed, ['rows'])])
  }

  function type({ line, column }: Cell, text: string): void {
    const changed = (lines[line] ?? []).with(column, text)
    const row = body[line - 1]
    if (isNew) write(lines.with(line, changed))
    else onChange(row ? set(changed, ['rows', { _key: row._key }, 'cells']) : set(changed, ['columns']))
  }

  function paste(event: ClipboardEvent, at: Cell): void {
    const pasted = pastedTable({
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    })
    if (!pasted || readOnly) return
    event.preventDefault()
    const placed = placeCells(
      lines,
      pasted,
      { row: at.line, column: at.column },
      {
        minColumns: Math.max(minColumns, columns.length),
        maxColumns,
        maxRows: maxRows + 1,
      },
    )
    write(placed.rows)
    if (placed.leftOut > 0)
      push({
        status: 'warning',
        title: 'Some cells weren’t pasted',
        description: `${placed.leftOut === 1 ? '1 cell is' : `${placed.leftOut} cells are`} beyond the ${maxColumns} columns or ${maxRows} rows that a table can have.`,
      })
  }

  const addRow = () => write([...lines, headings.map(() => '')])

  function goToNextRow(event: KeyboardEvent, { line, column }: Cell): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (line === body.length && !readOnly && line < maxRows) addRow()
    next.current = { line: line + 1, column: column === headings.length - 1 ? 0 : column }
    focusNext()
  }

  const fieldOf = (at: Cell, label: string) => (
    <TextInput
      aria-label={label}
      placeholder={at.line === 0 ? `Heading ${at.column + 1}` : ''}
      fontSize={1}
      padding={2}
      weight={at.line === 0 ? 'semibold' : 'regular'}
      readOnly={readOnly}
      value={lines[at.line]?.[at.column] ?? ''}
      onChange={({ currentTarget }) => type(at, currentTarget.value)}
      onKeyDown={(event) => goToNextRow(event, at)}
      onPaste={(event) => paste(event, at)}
    />
  )

  return (
    <Stack gap={3} data-testid="table-grid">
      <Card border radius={2} overflow="auto">
        <table ref={grid} style={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {headings.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and names may be equal
                <th key={column} scope="col" style={{ padding: '0.2em', minWidth: 120 }}>
                  {fieldOf({ line: 0, column }, `Heading of column ${column + 1}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {body.map(({ _key }, row) => (
              <tr key={_key}>
                {headings.map((heading, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} style={{ padding: '0.2em' }}>
                    {fieldOf(
                      { line: row + 1, column },
                      `${heading || `Column ${column + 1}`}, row ${row + 1}`,
                    )}
                  </td>
                ))}
                <td style={{ padding: '0.2em', whiteSpace: 'nowrap' }}>
                  {!readOnly && !isNew && (
                    <Flex>
                      <GridButton
                        text="↑"
                        label={`Move row ${row + 1} up`}
                        disabled={row === 0}
                        onClick={() => onChange(set(moved(rows, row, row - 1), ['rows']))}
                      />
                      <GridButton
                        text="↓"
                        label={`Move row ${row + 1} down`}
                        disabled={row === rows.length - 1}
                        onClick={() => onChange(set(moved(rows, row, row + 1), ['rows']))}
                      />
                      <GridButton
                        text="×"
                        label={`Delete row ${row + 1}`}
                        onClick={() => onChange(set(rows.toSpliced(row, 1), ['rows']))}
                      />
                    </Flex>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          {!readOnly && headings.length > minColumns && (
            <tfoot>
              <tr>
                {headings.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} style={{ textAlign: 'center' }}>
                    <GridButton
                      text="×"
                      label={`Delete column ${column + 1}`}
                      onClick={() => write(lines.map((cells) => cells.toSpliced(column, 1)))}
                    />
                  </td>
                ))}
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      </Card>
      {!readOnly && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button mode="ghost" text="Add row" disabled={body.length >= maxRows} onClick={addRow} />
          <Button
            mode="ghost"
            text="Add column"
            disabled={headings.length >= maxColumns}
            onClick={() => write(lines.map((cells) => [...cells, '']))}
          />
          <Text size={1} muted>
            Enter starts the next row. You can paste a table from Word, Excel or Sheets into any cell.
          </Text>
        </Flex>
      )}
    </Stack>
  )
}

type GridButtonProps = { text: string; label: string; disabled?: boolean; onClick: () => void }

function GridButton({ text, label, disabled = false, onClick }: GridButtonProps) {
  return (
    <Button
      mode="bleed"
      padding={2}
      fontSize={1}
      text={text}
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    />
  )
}

function newRow(): Row {
  return { _key: crypto.randomUUID().slice(0, 12), _type: 'tableRow' }
}

function moved(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : [...rows]
}
