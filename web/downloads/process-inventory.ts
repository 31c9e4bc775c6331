import type { DownloadSource } from './download-texts.ts'
import type { Cell, Sheet, StyleName } from './xlsx/sheet.ts'
import { writeWorkbook } from './xlsx/workbook.ts'

/** The example processes: times per week, minutes each, share of exceptions. Their texts are in `labels.yaml`. */
const exampleNumbers = [
  [180, 4, 0.1],
  [90, 5, 0.15],
  [35, 12, 0.2],
  [1, 150, 0.6],
  [12, 25, 0.25],
  [8, 20, 0.5],
]

type SheetSource = Omit<DownloadSource, 'locale'>
type ExampleRow = (string | number)[]

const columns: { width: number; style: StyleName }[] = [
  { width: 38, style: 'inputText' },
  { width: 18, style: 'inputText' },
  { width: 26, style: 'inputText' },
  { width: 11, style: 'inputNumber' },
  { width: 11, style: 'inputNumber' },
  { width: 16, style: 'inputPercent' },
  { width: 11, style: 'decimal' },
  { width: 11, style: 'decimal' },
  { width: 15, style: 'resultDecimal' },
]
const letters = 'ABCDEFGHI'
const head = 6
const rows = 40

/** One row per process; sorted by the last column, the first row is where to start. */
export function processInventory(source: DownloadSource): Uint8Array {
  const { locale, texts, settings } = source
  const { title, sheet } = texts.labels.inventory
  return writeWorkbook({
    title,
    author: settings.company,
    locale,
    sheets: [inventorySheet(source, sheet, []), exampleSheet(source), texts.howTo.inventory],
  })
}

/** Its second sheet, filled in for an invented company. */
export function exampleSheet(source: SheetSource): Sheet {
  const { exampleSheet, processes } = source.texts.labels.inventory
  const filled = exampleNumbers.map((numbers, index) => [...(processes[index] ?? []), ...numbers])
  return inventorySheet(source, exampleSheet, filled)
}

function inventorySheet(
  { texts, settings }: SheetSource,
  name: string,
  filled: readonly ExampleRow[],
): Sheet {
  const labels = texts.labels.inventory
  const { efficiency, weeksPerMonth } = settings.calculator
  const last = head + (filled.length || rows)
  const cells: Record<string, Cell> = {
    A1: { value: filled.length > 0 ? labels.exampleHeading : labels.heading, style: 'title' },
    A2: { value: labels.lead, style: 'lead' },
    A3: { value: labels.weeks, style: 'label' },
    B3: { value: weeksPerMonth, style: 'factor' },
    C3: { value: labels.hours, style: 'strong' },
    D3: { formula: `SUM(H${head + 1}:H${last})`, style: 'resultDecimal' },
    A4: { value: labels.share, style: 'label' },
    B4: { value: efficiency, style: 'percent' },
    C4: { value: labels.hoursThatGo, style: 'strong' },
    D4: { formula: `SUM(I${head + 1}:I${last})`, style: 'resultDecimal' },
  }
  for (const [index, title] of labels.columns.entries())
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
      { range: `D${head + 1}:E${last}`, min: 0, max: 100_000, message: labels.numberMessage },
      { range: `F${head + 1}:F${last}`, min: 0, max: 1, message: labels.shareMessage },
    ],
  }
}
