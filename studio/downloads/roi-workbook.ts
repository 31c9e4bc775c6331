import { stringEntries } from '../seed/ui-strings.ts'
import { howToSheet } from './how-to-sheet.ts'
import { readSettings } from './settings.ts'
import type { Cell, Sheet } from './xlsx/sheet.ts'
import { writeWorkbook } from './xlsx/workbook.ts'

const firstIndustry = 35

/** The calculator of the site as a workbook: the same four inputs, assumptions and formulas (spec section 9). */
export function roiWorkbook(): Uint8Array {
  const { company } = readSettings()
  return writeWorkbook({
    title: 'ROI Calculator Workbook',
    author: company,
    sheets: [calculatorSheet(), howToSheet('roi-calculator-workbook.md')],
  })
}

function calculatorSheet(): Sheet {
  const { efficiency, weeksPerMonth, implementationCost, industries } = readSettings().calculator
  const labels = new Map(stringEntries('en-UK').map(({ key, value }) => [key, value]))
  const names = industries.map(({ key }) => labels.get(`roi.industries.${camelCase(key)}`) ?? key)
  const last = firstIndustry + industries.length - 1
  const table = (column: string) => `$${column}$${firstIndustry}:$${column}$${last}`
  const cells: Record<string, Cell> = {
    A1: { value: 'What is it worth to you?', style: 'title' },
    A2: { value: 'Type into the coloured cells. Everything else is computed.', style: 'lead' },
    A4: { value: 'Your figures', style: 'heading' },
    ...row(5, 'Employees who do the work', { value: 25, style: 'inputNumber' }),
    ...row(6, 'Cost of an hour', { value: 35, style: 'inputEuro' }, 'Wages and everything on top'),
    ...row(7, 'Manual hours per employee and week', { value: 15, style: 'inputNumber' }),
    ...row(8, 'Industry', { value: names[0] ?? '', style: 'inputText' }, 'Choose from the list'),
    A10: { value: 'What we assume', style: 'heading' },
    ...row(11, 'Share of the hours that can go', { value: efficiency, style: 'percent' }),
    ...row(12, 'Factor of the industry', {
      formula: `INDEX(${table('B')},MATCH(B8,${table('A')},0))`,
      style: 'factor',
    }),
    ...row(13, 'Weeks in a month', { value: weeksPerMonth, style: 'factor' }),
    ...row(
      14,
      'Cost of the implementation',
      { value: implementationCost, style: 'inputEuro' },
      'Put in a real quote',
    ),
    ...row(15, 'Months in a year', { value: 12, style: 'number' }),
    A17: { value: 'The result, and what happens if you are off by a third', style: 'heading' },
    A18: { value: '', style: 'header' },
    A34: { value: 'Industry', style: 'header' },
    B34: { value: 'Factor', style: 'header' },
    ...scenario('B', 'As you counted', '1', '1'),
    ...scenario('C', 'A third fewer hours', '2/3', '1'),
    ...scenario('D', 'A third more cost', '1', '4/3'),
    ...scenario('E', 'Both', '2/3', '4/3'),
  }
  for (const [index, label] of resultLabels.entries())
    cells[`A${19 + index}`] = { value: label, style: 'label' }
  for (const [index, { multiplier }] of industries.entries()) {
    cells[`A${firstIndustry + index}`] = { value: names[index] ?? '', style: 'text' }
    cells[`B${firstIndustry + index}`] = { value: multiplier, style: 'factor' }
  }
  return {
    name: 'Calculator',
    widths: [40, 22, 22, 22, 22],
    cells,
    validations: [
      { range: 'B5:B7', min: 0, max: 1_000_000, message: 'A number of 0 or more.' },
      { range: 'B14', min: 0, max: 100_000_000, message: 'A cost of €0 or more.' },
      { range: 'B8', list: table('A'), message: 'Choose an industry from the list.' },
    ],
  }
}

const resultLabels = [
  'Manual hours per employee and week',
  'Cost of the implementation',
  'Hours saved a month',
  'Saved a month',
  'Saved a year',
  'Paid back after (months)',
]

/** A column of results. Figures are rounded at the end, never on the way, as the site does. */
function scenario(column: string, title: string, hours: string, cost: string): Record<string, Cell> {
  const saved = `${column}19*$B$11*$B$12*$B$5*$B$13`
  return {
    [`${column}18`]: { value: title, style: 'header' },
    [`${column}19`]: { formula: `$B$7*${hours}`, style: 'decimal' },
    [`${column}20`]: { formula: `$B$14*${cost}`, style: 'euro' },
    [`${column}21`]: { formula: `ROUND(${saved},0)`, style: 'resultNumber' },
    [`${column}22`]: { formula: `ROUND(${saved}*$B$6,0)`, style: 'resultEuro' },
    [`${column}23`]: { formula: `ROUND(${saved}*$B$6*$B$15,0)`, style: 'resultEuro' },
    [`${column}24`]: {
      formula: `IF(${saved}*$B$6>0,ROUND(${column}20/(${saved}*$B$6),1),0)`,
      style: 'resultDecimal',
    },
  }
}

function row(number: number, label: string, cell: Cell, note?: string): Record<string, Cell> {
  const cells: Record<string, Cell> = {
    [`A${number}`]: { value: label, style: 'label' },
    [`B${number}`]: cell,
  }
  if (note) cells[`C${number}`] = { value: note, style: 'lead' }
  return cells
}

/** Message keys have no hyphens: `financial-services` is `financialServices`. */
function camelCase(key: string): string {
  return key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
