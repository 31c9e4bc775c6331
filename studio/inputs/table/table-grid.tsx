import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import type { ClipboardEvent } from 'react'
import { type ArrayOfObjectsInputProps, set, useFormValue } from 'sanity'
import { pastedTable, placeCells } from './pasted-table.ts'

type Row = { _key: string; _type: string; cells?: string[] }

/** As in the schema. */
const maxRows = 30

/** The rows of a table as a grid of text fields; a table from Word, Excel or Sheets can be pasted into any of them. */
export function TableGrid({ value, onChange, path, readOnly }: ArrayOfObjectsInputProps) {
  const headings = useFormValue([...path.slice(0, -1), 'columns'])
  const columns = Array.isArray(headings) ? headings.map(String) : []
  const rows = (value ?? []) as Row[] // rows of the schema's table
  const { push } = useToast()

  const change = (cells: readonly (readonly string[])[]) =>
    onChange(set(cells.map((row, index) => ({ ...(rows[index] ?? newRow()), cells: [...row] }))))
  const cellsOf = () => rows.map(({ cells = [] }) => columns.map((_, column) => cells[column] ?? ''))

  function type(row: number, column: number, text: string): void {
    const { _key, cells = [] } = rows[row] ?? newRow()
    const next = columns.map((_, index) => (index === column ? text : (cells[index] ?? '')))
    onChange(set(next, [{ _key }, 'cells']))
  }

  function paste(event: ClipboardEvent, at: { row: number; column: number }): void {
    const pasted = pastedTable({
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    })
    if (!pasted || readOnly) return
    event.preventDefault()
    const placed = placeCells(cellsOf(), pasted, at, { columns: columns.length, maxRows })
    change(placed.rows)
    if (placed.leftOut > 0)
      push({
        status: 'warning',
        title: 'Some cells weren’t pasted',
        description: `${placed.leftOut === 1 ? '1 cell is' : `${placed.leftOut} cells are`} beyond the columns or the ${maxRows} rows of this table. Add columns above and paste again.`,
      })
  }

  if (columns.length === 0)
    return (
      <Text size={1} muted>
        Enter the column headings first.
      </Text>
    )
  return (
    <Stack gap={3} data-testid="table-grid">
      <Card border radius={2} overflow="auto">
        <table style={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and names may be equal
                <th key={index} scope="col" style={{ textAlign: 'start', padding: '0.6em' }}>
                  <Text size={1} muted>
                    {column}
                  </Text>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ _key, cells = [] }, row) => (
              <tr key={_key}>
                {columns.map((column, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index} style={{ padding: '0.2em', minWidth: 120 }}>
                    <TextInput
                      aria-label={`${column}, row ${row + 1}`}
                      fontSize={1}
                      padding={2}
                      readOnly={readOnly ?? false}
                      value={cells[index] ?? ''}
                      onChange={({ currentTarget }) => type(row, index, currentTarget.value)}
                      onPaste={(event) => paste(event, { row, column: index })}
                    />
                  </td>
                ))}
                <td style={{ padding: '0.2em', whiteSpace: 'nowrap' }}>
                  {!readOnly && (
                    <Flex>
                      <RowButton
                        text="↑"
                        label={`Move row ${row + 1} up`}
                        disabled={row === 0}
                        onClick={() => onChange(set(moved(rows, row, row - 1)))}
                      />
                      <RowButton
                        text="↓"
                        label={`Move row ${row + 1} down`}
                        disabled={row === rows.length - 1}
                        onClick={() => onChange(set(moved(rows, row, row + 1)))}
                      />
                      <RowButton
                        text="×"
                        label={`Delete row ${row + 1}`}
                        onClick={() => onChange(set(rows.toSpliced(row, 1)))}
                      />
                    </Flex>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {!readOnly && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button
            mode="ghost"
            text="Add row"
            disabled={rows.length >= maxRows}
            onClick={() => change([...cellsOf(), columns.map(() => '')])}
          />
          <Text size={1} muted>
            You can paste a table from Word, Excel or Sheets into a cell.
          </Text>
        </Flex>
      )}
    </Stack>
  )
}

type RowButtonProps = { text: string; label: string; disabled?: boolean; onClick: () => void }

function RowButton({ text, label, disabled = false, onClick }: RowButtonProps) {
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
