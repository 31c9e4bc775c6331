import { howToSheet } from './how-to-sheet.ts'
import { readSettings } from './settings.ts'
import type { Cell, Sheet, StyleName } from './xlsx/sheet.ts'
import { writeWorkbook } from './xlsx/workbook.ts'

/** A process of the example: name, who, where, times a week, minutes each, share of exceptions. */
type ExampleRow = [string, string, string, number, number, number]

const example: ExampleRow[] = [
  ['Orders from cafés into the system', 'Sales office', 'Mail, then order system', 180, 4, 0.1],
  ['“Where is my delivery?” by telephone', 'Sales office', 'Telephone, carrier’s site', 90, 5, 0.15],
  ['Invoices from growers', 'Bookkeeping', 'PDF, then accounts', 35, 12, 0.2],
  ['Roasting plan for the week', 'Head roaster', 'Whiteboard', 1, 150, 0.6],
  ['Certificates for organic lots', 'Quality', 'Folder, mail', 12, 25, 0.25],
  ['Credit notes for wrong beans', 'Bookkeeping', 'Accounts', 8, 20, 0.5],
]

const columns: { title: string; width: number; style: StyleName }[] = [
  { title: 'Process', width: 38, style: 'inputText' },
  { title: 'Who does it', width: 18, style: 'inputText' },
  { title: 'Where: paper, program, mail', width: 26, style: 'inputText' },
  { title: 'Times a week', width: 11, style: 'inputNumber' },
  { title: 'Minutes each time', width: 11, style: 'inputNumber' },
  { title: 'Exceptions, of a hundred', width: 13, style: 'inputPercent' },
  { title: 'Hours a week', width: 11, style: 'decimal' },
  { title: 'Hours a month', width: 11, style: 'decimal' },
  { title: 'Hours that could go, a month', width: 15, style: 'resultDecimal' },
]
const letters = 'ABCDEFGHI'
const head = 6
const rows = 40

/** One line a process; sorted by the last column, the first line is where to begin. */
export function processInventory(): Uint8Array {
  return writeWorkbook({
    title: 'Process Inventory Template',
    author: readSettings().company,
    sheets: [
      inventorySheet('Inventory', []),
      inventorySheet('Example', example),
      howToSheet('process-inventory-template.md'),
    ],
  })
}

function inventorySheet(name: string, filled: readonly ExampleRow[]): Sheet {
  const { efficiency, weeksPerMonth } = readSettings().calculator
  const last = head + (filled.length || rows)
  const cells: Record<string, Cell> = {
    A1: {
      value: filled.length > 0 ? 'An example: a coffee roastery (invented)' : 'Process inventory',
      style: 'title',
    },
    A2: { value: 'Fill in the coloured cells, then sort by the last column, largest first.', style: 'lead' },
    A3: { value: 'Weeks in a month', style: 'label' },
    B3: { value: weeksPerMonth, style: 'factor' },
    C3: { value: 'All hours a month', style: 'strong' },
    D3: { formula: `SUM(H${head + 1}:H${last})`, style: 'resultDecimal' },
    A4: { value: 'Share of ordinary cases that can go', style: 'label' },
    B4: { value: efficiency, style: 'percent' },
    C4: { value: 'Hours that could go', style: 'strong' },
    D4: { formula: `SUM(I${head + 1}:I${last})`, style: 'resultDecimal' },
  }
  for (const [index, { title }] of columns.entries())
    cells[`${letters[index]}${head}`] = { value: title, style: 'header' }
  for (let row = head + 1; row <= last; row += 1) {
    for (const [index, { style }] of columns.entries()) {
      const value = filled[row - head - 1]?.[index]
      cells[`${letters[index]}${row}`] = value === undefined ? { style } : { value, style }
    }
    const unlessEmpty = (formula: string) => `IF(OR(D${row}="",E${row}=""),"",${formula})`
    cells[`G${row}`] = { formula: unlessEmpty(`D${row}*E${row}/60`), style: 'decimal' }
    cells[`H${row}`] = { formula: unlessEmpty(`D${row}*E${row}/60*$B$3`), style: 'decimal' }
    cells[`I${row}`] = {
      formula: unlessEmpty(`D${row}*E${row}/60*$B$3*(1-F${row})*$B$4`),
      style: 'resultDecimal',
    }
  }
  return {
    name,
    widths: columns.map(({ width }) => width),
    cells,
    frozenRows: head,
    filter: `A${head}:I${last}`,
    validations: [
      { range: `D${head + 1}:E${last}`, min: 0, max: 100_000, message: 'A number of 0 or more.' },
      { range: `F${head + 1}:F${last}`, min: 0, max: 1, message: 'A share between 0% and 100%.' },
    ],
  }
}
