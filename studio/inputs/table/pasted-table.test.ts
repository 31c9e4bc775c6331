// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pastedTable, placeCells } from './pasted-table.ts'

it('reads a table from a word processor or spreadsheet', () => {
  const html = `<html><body><table><tr><th>Task</th><th>Hours\n a week</th></tr>
    <tr><td colspan="2"><p>All</p></td></tr></table></body></html>`
  expect(pastedTable({ html, text: 'Task' })).toEqual([
    ['Task', 'Hours a week'],
    ['All', ''],
  ])
  expect(pastedTable({ html: '', text: 'Task\tHours\r\nQuotes\t12\r\n' })).toEqual([
    ['Task', 'Hours'],
    ['Quotes', '12'],
  ])
})

it('leaves other content to the text field', () => {
  expect(pastedTable({ html: '<p>Only a text</p>', text: 'Only a text' })).toBeNull()
  expect(pastedTable({ html: '', text: 'two\nlines' })).toBeNull()
})

it('places cells from where they were pasted, adds rows and columns, and counts what has no place', () => {
  const rows = [['a', 'b']]
  const options = { minColumns: 2, maxColumns: 3, maxRows: 3 }
  const pasted = [
    ['1', '2', '9'],
    ['3', '4'],
  ]
  expect(placeCells(rows, pasted, { row: 0, column: 1 }, options)).toEqual({
    rows: [
      ['a', '1', '2'],
      ['', '3', '4'],
    ],
    leftOut: 1,
  })
  expect(placeCells(rows, [['1'], ['3'], ['5'], ['6', '']], { row: 0, column: 0 }, options)).toEqual({
    rows: [
      ['1', 'b'],
      ['3', ''],
      ['5', ''],
    ],
    leftOut: 1,
  })
})
