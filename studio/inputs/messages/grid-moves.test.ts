import { expect, it } from 'vitest'
import { editingMove, gridMove, startsEditing } from './grid-moves.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const press = (key: string, held: Partial<typeof none> = {}) => ({ key, ...none, ...held })
const size = { rows: 40, columns: 3 }
const from = (row: number, column: number, key: string, held?: Partial<typeof none>) => {
  const to = gridMove({ row, column }, press(key, held), size)
  return to && [to.row, to.column]
}

it('moves between cells, within the grid', () => {
  expect(from(3, 1, 'ArrowDown')).toEqual([4, 1])
  expect(from(3, 1, 'ArrowUp')).toEqual([2, 1])
  expect(from(3, 1, 'ArrowLeft')).toEqual([3, 0])
  expect(from(3, 1, 'ArrowRight')).toEqual([3, 2])
  for (const [row, column, key] of [
    [0, 0, 'ArrowUp'],
    [39, 0, 'ArrowDown'],
    [3, 0, 'ArrowLeft'],
    [3, 2, 'ArrowRight'],
  ] as const)
    expect(from(row, column, key)).toBeNull()
})

it('moves to the ends of a row or the grid, and by pages', () => {
  expect(from(3, 1, 'Home')).toEqual([3, 0])
  expect(from(3, 1, 'End')).toEqual([3, 2])
  expect(from(3, 1, 'Home', { ctrlKey: true })).toEqual([0, 0])
  expect(from(3, 1, 'End', { metaKey: true })).toEqual([39, 2])
  expect([from(3, 1, 'PageUp'), from(35, 1, 'PageDown')]).toEqual([
    [0, 1],
    [39, 1],
  ])
})

it('ignores other keys', () => {
  expect(from(3, 1, 'Tab')).toBeNull()
  expect(from(3, 1, 'ArrowDown', { altKey: true })).toBeNull()
  expect(gridMove({ row: 0, column: 0 }, press('ArrowDown'), { rows: 0, columns: 3 })).toBeNull()
})

it('starts editing with Enter, F2 or a character, but not with a shortcut', () => {
  expect(['Enter', 'F2', 'a', 'é', '{'].map((key) => startsEditing(press(key)))).toEqual(Array(5).fill(true))
  expect(startsEditing(press('c', { ctrlKey: true }))).toBe(false)
  expect(['Shift', 'ArrowDown', ' '].some((key) => startsEditing(press(key)))).toBe(false)
})

it('leaves an edited text with Enter, Tab and Escape, and with arrow keys only at its ends', () => {
  const at = (caret: number, until = caret) => ({
    selectionStart: caret,
    selectionEnd: until,
    value: 'Send it',
  })
  expect(editingMove(press('Enter'), at(3))).toBe('below')
  expect(editingMove(press('Enter', { shiftKey: true }), at(3))).toBeNull()
  expect(editingMove(press('Tab'), at(3))).toBe('below')
  expect(editingMove(press('Tab', { shiftKey: true }), at(3))).toBe('above')
  expect(editingMove(press('Escape'), at(3))).toBe('revert')
  expect(editingMove(press('ArrowUp'), at(3))).toBeNull()
  expect(editingMove(press('ArrowUp'), at(0))).toBe('above')
  expect(editingMove(press('ArrowDown'), at(7))).toBe('below')
  expect(editingMove(press('ArrowDown'), at(0, 7))).toBeNull()
})
