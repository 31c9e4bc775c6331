import { Card, Stack, Text } from '@sanity/ui'
import { isLocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { beginsTyping, type GridPosition, gridMove, typingMove } from './grid-moves.ts'
import { cellStyle, MessageGridRow } from './message-row.tsx'
import type { MessageRow } from './messages.ts'

type MessageGridProps = {
  rows: readonly MessageRow[]
  language: string
  /** Whether the English text stands beside; not beside itself. */
  showSource: boolean
  readOnly: boolean
  /** What is wrong with a message, by its key. */
  problems: ReadonlyMap<string, string>
  /** Puts a text into its place; null takes the message out again. */
  write: (row: MessageRow, text: string | null) => void
}

/** The cell that the keyboard is at, by the key of its message, and whether it is being typed in. */
type Active = { key: string; column: number; isTyping: boolean }

/** The words of the interface as a grid of WAI-ARIA: one stop of the Tab key, arrows from cell to cell, Enter or a letter to type. */
export function MessageGrid({ rows, language, showSource, readOnly, problems, write }: MessageGridProps) {
  const columns = showSource ? 3 : 2
  const textColumn = columns - 1
  const [active, setActive] = useState<Active>({ key: '', column: textColumn, isTyping: false })
  const found = rows.findIndex(({ key }) => key === active.key)
  const at = { row: Math.max(0, found), column: active.column }
  const isTyping = active.isTyping && found !== -1
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
    setActive({ key: next.key, column, isTyping: types && !readOnly })
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.nativeEvent.isComposing) return
    if (isTyping && event.target instanceof HTMLTextAreaElement) leaveText(event, event.target)
    else moveOn(event)
  }

  function leaveText(event: KeyboardEvent, text: HTMLTextAreaElement): void {
    const move = typingMove(event, text)
    const row = { above: at.row - 1, below: at.row + 1, giveBack: at.row }[move ?? 'giveBack']
    // From the ends of the grid Tab goes on to what stands around it.
    if (!move || (!rows[row] && event.key === 'Tab')) return
    event.preventDefault()
    event.stopPropagation()
    const goesOn = move !== 'giveBack' && rows[row] !== undefined
    go({ row: goesOn ? row : at.row, column: textColumn }, goesOn)
  }

  function moveOn(event: KeyboardEvent): void {
    const to = gridMove(at, event, { rows: rows.length, columns })
    const types = !to && at.column === textColumn && !readOnly && beginsTyping(event)
    // A letter that begins to type is typed into the field that opens.
    if (to || (types && event.key.length > 1)) event.preventDefault()
    if (to) go(to)
    else if (types) go(at, true)
  }

  /** What was typed is written already; another window leaves the focus where it is. */
  function onBlur({ target, relatedTarget }: FocusEvent<HTMLTableElement>): void {
    if (document.activeElement === target || grid.current?.contains(relatedTarget) || wantsFocus.current)
      return
    setActive((before) => (before.isTyping ? { ...before, isTyping: false } : before))
  }

  /** Follows a press, and a screen reader, which go where they like. */
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
        Arrow keys go from cell to cell. Enter or a letter types; Enter and Tab go on, Escape gives back what
        was there.
      </Text>
      <Card overflow="auto">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA lets a table be a grid, whose cells are operated
          role="grid"
          aria-label={`Interface messages, ${name}`}
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
              {['Key and place', ...(showSource ? ['English'] : []), name].map((title) => (
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
                isTyping={isTyping && index === at.row}
                write={write}
              />
            ))}
          </tbody>
        </table>
      </Card>
    </Stack>
  )
}
