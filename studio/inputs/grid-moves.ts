export type GridPosition = { row: number; column: number }

type Size = { rows: number; columns: number }
type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

/** How many rows Page Up and Page Down go. */
const page = 10

/**
 * Where a key leads from a cell that is read, by the grid pattern of WAI-ARIA; null for one that leads nowhere.
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

/** Whether a key begins to type in a cell: Enter, F2, or a letter that is then the first one typed. */
export function startsEditing({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return (
    ['Enter', 'F2'].includes(key) || ([...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey)
  )
}

/** Where the caret stands in a text, or what of it is selected. */
type Caret = { selectionStart: number; selectionEnd: number; value: string }

/**
 * What a key does in a cell that is typed in: goes on to the row above or below, or gives back what was there; null where it is the
 * text's own. Arrows leave the text where it ends; Shift and Enter make a new line.
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
