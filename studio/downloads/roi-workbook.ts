import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { stringEntries } from '../seed/ui-strings.ts'
import { howToSheet } from './how-to-sheet.ts'
import { readLabels } from './labels.ts'
import { readSettings } from './settings.ts'
import type { Cell, Sheet } from './xlsx/sheet.ts'
import { writeWorkbook } from './xlsx/workbook.ts'

const firstIndustry = 35

/** The calculator of the site as a workbook: the same four inputs, assumptions and formulas (spec section 9). */
export function roiWorkbook(locale: LocaleId): Uint8Array {
  const { company } = readSettings()
  return writeWorkbook({
    title: readLabels(locale).calculator.title,
    author: company,
    locale,
    sheets: [calculatorSheet(locale), howToSheet(locale, 'roi-calculator-workbook.md')],
  })
}

function calculatorSheet(locale: LocaleId): Sheet {
  const words = readLabels(locale).calculator
  const { efficiency, weeksPerMonth, implementationCost, industries } = readSettings().calculator
  const labels = new Map(stringEntries(locale).map(({ key, value }) => [key, value]))
  const names = industries.map(({ key }) => labels.get(`roi.industries.${camelCase(key)}`) ?? key)
  const last = firstIndustry + industries.length - 1
  const table = (column: string) => `$${column}$${firstIndustry}:$${column}$${last}`
  const cells: Record<string, Cell> = {
    A1: { value: words.heading, style: 'title' },
    A2: { value: words.lead, style: 'lead' },
    A4: { value: words.figures, style: 'heading' },
    ...row(5, words.employees, { value: 25, style: 'inputNumber' }),
    ...row(6, words.hourlyCost, { value: 35, style: 'inputEuro' }, words.hourlyCostNote),
    ...row(7, words.manualHours, { value: 15, style: 'inputNumber' }),
    ...row(8, words.industry, { value: names[0] ?? '', style: 'inputText' }, words.industryNote),
    A10: { value: words.assumptions, style: 'heading' },
    ...row(11, words.share, { value: efficiency, style: 'percent' }),
    ...row(12, words.industryFactor, {
      formula: `INDEX(${table('B')},MATCH(B8,${table('A')},0))`,
      style: 'factor',
    }),
    ...row(13, words.weeks, { value: weeksPerMonth, style: 'factor' }),
    ...row(14, words.cost, { value: implementationCost, style: 'inputEuro' }, words.costNote),
    ...row(15, words.months, { value: 12, style: 'number' }),
    A17: { value: words.result, style: 'heading' },
    A18: { value: '', style: 'header' },
    A34: { value: words.industry, style: 'header' },
    B34: { value: words.factor, style: 'header' },
    ...scenario('B', words.asCounted, '1', '1'),
    ...scenario('C', words.fewerHours, '2/3', '1'),
    ...scenario('D', words.moreCost, '1', '4/3'),
    ...scenario('E', words.both, '2/3', '4/3'),
  }
  const results = [words.manualHours, words.cost, words.hours, words.monthly, words.annual, words.payback]
  for (const [index, label] of results.entries()) cells[`A${19 + index}`] = { value: label, style: 'label' }
  for (const [index, { multiplier }] of industries.entries()) {
    cells[`A${firstIndustry + index}`] = { value: names[index] ?? '', style: 'text' }
    cells[`B${firstIndustry + index}`] = { value: multiplier, style: 'factor' }
  }
  return {
    name: words.sheet,
    widths: [40, 22, 22, 22, 22],
    cells,
    validations: [
      { range: 'B5:B7', min: 0, max: 1_000_000, message: words.numberMessage },
      { range: 'B14', min: 0, max: 100_000_000, message: words.costMessage },
      { range: 'B8', list: table('A'), message: words.industryMessage },
    ],
  }
}

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
