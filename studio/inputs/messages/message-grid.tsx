import { Card, Stack, Text } from '@sanity/ui'
import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { editingMove, type GridPosition, gridMove, startsEditing } from './grid-moves.ts'
import { cellStyle, MessageGridRow } from './message-row.tsx'
import type { MessageRow } from './messages.ts'

type MessageGridProps = {
  rows: readonly MessageRow[]
  language: string
  /** Whether to show the English text in its own column. */
  showSource: boolean
  readOnly: boolean
  /** Problems by message key. */
  problems: ReadonlyMap<string, string>
  /** Writes the text of a message; null removes the message. */
  write: (row: MessageRow, text: string | null) => void
}

/** The active cell, by message key, and whether it is being edited. */
type Active = { key: string; column: number; isEditing: boolean }

/** The interface messages as a WAI-ARIA grid: one tab stop, arrow keys between cells, Enter or a character to edit. */
export function MessageGrid({ rows, language, showSource, readOnly, problems, write }: MessageGridProps) {
  const columns = showSource ? 3 : 2
  const textColumn = columns - 1
  const [active, setActive] = useState<Active>({ key: '', column: textColumn, isEditing: false })
  const found = rows.findIndex(({ key }) => key === active.key)
  const at = { row: Math.max(0, found), column: active.column }
  const isEditing = active.isEditing && found !== -1
  const grid = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  const help = useId()
  const { name, languageTag } = localeOf(isLocaleId(language) ? language : 'en-UK')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active cell, and nothing else
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>('[data-active]')?.focus()
  }, [active])

  function go({ row, column }: GridPosition, types = false): void {
    const next = rows[row]
    if (!next) return
    wantsFocus.current = true
    setActive({ key: next.key, column, isEditing: types && !readOnly })
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.nativeEvent.isComposing) return
    if (isEditing && event.target instanceof HTMLTextAreaElement) leaveText(event, event.target)
    else moveOn(event)
  }

  function leaveText(event: KeyboardEvent, text: HTMLTextAreaElement): void {
    const move = editingMove(event, text)
    const row = { above: at.row - 1, below: at.row + 1, revert: at.row }[move ?? 'revert']
    // At the ends of the grid, Tab leaves it.
    if (!move || (!rows[row] && event.key === 'Tab')) return
    event.preventDefault()
    event.stopPropagation()
    const goesOn = move !== 'revert' && rows[row] !== undefined
    go({ row: goesOn ? row : at.row, column: textColumn }, goesOn)
  }

  function moveOn(event: KeyboardEvent): void {
    const to = gridMove(at, event, { rows: rows.length, columns })
    const types = !to && at.column === textColumn && !readOnly && startsEditing(event)
    // A character that starts editing is typed into the text field that opens.
    if (to || (types && event.key.length > 1)) event.preventDefault()
    if (to) go(to)
    else if (types) go(at, true)
  }

  /** Ends editing when the focus leaves the grid, but not when the window loses it. Edits are already saved. */
  function onBlur({ target, relatedTarget }: FocusEvent<HTMLTableElement>): void {
    if (document.activeElement === target || grid.current?.contains(relatedTarget) || wantsFocus.current)
      return
    setActive((before) => (before.isEditing ? { ...before, isEditing: false } : before))
  }

  /** Follows clicks and screen readers, which may move to any cell. */
  function follow(target: EventTarget, types: boolean): void {
    if (!(target instanceof HTMLElement) || target instanceof HTMLTextAreaElement) return
    const column = Number(target.closest<HTMLElement>('[data-column]')?.dataset.column ?? Number.NaN)
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
    const row = rows.findIndex((candidate) => candidate.key === key)
    if (row === -1 || Number.isNaN(column)) return
    const starts = types && column === textColumn
    if (starts || row !== found || column !== active.column) go({ row, column }, starts)
  }

  return (
    <Stack gap={3}>
      <Text size={1} muted id={help}>
        Use the arrow keys to move between cells. Press Enter or start typing to edit, Enter or Tab to go to
        the next text, Escape to undo your changes to a text.
      </Text>
      <Card overflow="auto">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows a table as a grid with interactive cells
          role="grid"
          aria-label={`Interface texts, ${name}`}
          aria-describedby={help}
          onKeyDown={onKeyDown}
          onClick={({ target }) => follow(target, true)}
          onFocus={({ target }) => follow(target, false)}
          onBlur={onBlur}
          style={{
            width: '100%',
            tableLayout: 'fixed',
            borderCollapse: 'collapse',
          }}
        >
          <thead>
            <tr>
              {['Key and location', ...(showSource ? ['English'] : []), name].map((title) => (
                <th
                  key={title}
                  scope="col"
                  style={{ ...cellStyle, width: title === name ? '38%' : undefined }}
                >
                  <Text size={1} muted>
                    {title}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <MessageGridRow
                key={row.key}
                row={row}
                language={language}
                languageTag={languageTag}
                showSource={showSource}
                readOnly={readOnly}
                problem={problems.get(row.key)}
                active={index === at.row ? at.column : null}
                isEditing={isEditing && index === at.row}
                write={write}
              />
            ))}
          </tbody>
        </table>
      </Card>
    </Stack>
  )
}
