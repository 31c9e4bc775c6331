export type GridPosition = { row: number; column: number }

type Size = { rows: number; columns: number }
type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

/** Rows per Page Up and Page Down. */
const page = 10

/**
 * The target cell of a navigation key, following the WAI-ARIA grid pattern; null if there is none.
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function gridMove({ row, column }: GridPosition, pressed: Key, size: Size): GridPosition | null {
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const isCtrl = pressed.ctrlKey || pressed.metaKey
  const moves: Record<string, GridPosition> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: Math.max(0, row - page), column },
    PageDown: { row: Math.min(lastRow, row + page), column },
    Home: { row: isCtrl ? 0 : row, column: 0 },
    End: { row: isCtrl ? lastRow : row, column: lastColumn },
  }
  const to = pressed.altKey || pressed.shiftKey ? undefined : moves[pressed.key]
  return to && to.row >= 0 && to.row <= lastRow && to.column >= 0 && to.column <= lastColumn ? to : null
}

/** Whether a key starts editing a cell: Enter, F2, or a printable character, which becomes the first one typed. */
export function startsEditing({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return (
    ['Enter', 'F2'].includes(key) || ([...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey)
  )
}

/** The caret position or selection in a text. */
type Caret = { selectionStart: number; selectionEnd: number; value: string }

/**
 * What a key does in a cell that is being edited: moves to the row above or below, or reverts the edit; null if the
 * text field handles it. Arrow keys leave the text only at its ends; Shift+Enter inserts a new line.
 */
export function editingMove(
  { key, shiftKey, altKey }: Key,
  caret: Caret,
): 'above' | 'below' | 'revert' | null {
  const { selectionStart, selectionEnd, value } = caret
  if (key === 'Escape') return 'revert'
  if (key === 'Enter') return shiftKey || altKey ? null : 'below'
  if (key === 'Tab') return shiftKey ? 'above' : 'below'
  if (shiftKey || altKey || selectionStart !== selectionEnd) return null
  if (key === 'ArrowUp' && selectionStart === 0) return 'above'
  return key === 'ArrowDown' && selectionEnd === value.length ? 'below' : null
}
