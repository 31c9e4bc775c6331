import type { DownloadSource } from './download-texts.ts'
import type { Cell, Sheet } from './xlsx/sheet.ts'
import { writeWorkbook } from './xlsx/workbook.ts'

const firstIndustry = 35

/** The site's ROI calculator as a workbook: the same four inputs, assumptions and formulas (spec section 9). */
export function roiWorkbook(source: DownloadSource): Uint8Array {
  const { locale, texts, settings } = source
  return writeWorkbook({
    title: texts.labels.calculator.title,
    author: settings.company,
    locale,
    sheets: [calculatorSheet(source), texts.howTo.calculator],
  })
}

/** Its first sheet. */
export function calculatorSheet({ texts, settings }: Omit<DownloadSource, 'locale'>): Sheet {
  const labels = texts.labels.calculator
  const { efficiency, weeksPerMonth, implementationCost, industries } = settings.calculator
  const names = industries.map(({ key }) => settings.industryNames[key] ?? key)
  const last = firstIndustry + industries.length - 1
  const table = (column: string) => `$${column}$${firstIndustry}:$${column}$${last}`
  const cells: Record<string, Cell> = {
    A1: { value: labels.heading, style: 'title' },
    A2: { value: labels.lead, style: 'lead' },
    A4: { value: labels.figures, style: 'heading' },
    ...row(5, labels.employees, { value: 25, style: 'inputNumber' }),
    ...row(6, labels.hourlyCost, { value: 35, style: 'inputEuro' }, labels.hourlyCostNote),
    ...row(7, labels.manualHours, { value: 15, style: 'inputNumber' }),
    ...row(8, labels.industry, { value: names[0] ?? '', style: 'inputText' }, labels.industryNote),
    A10: { value: labels.assumptions, style: 'heading' },
    ...row(11, labels.share, { value: efficiency, style: 'percent' }),
    ...row(12, labels.industryFactor, {
      formula: `INDEX(${table('B')},MATCH(B8,${table('A')},0))`,
      style: 'factor',
    }),
    ...row(13, labels.weeks, { value: weeksPerMonth, style: 'factor' }),
    ...row(14, labels.cost, { value: implementationCost, style: 'inputEuro' }, labels.costNote),
    ...row(15, labels.months, { value: 12, style: 'number' }),
    A17: { value: labels.result, style: 'heading' },
    A18: { value: '', style: 'header' },
    A34: { value: labels.industry, style: 'header' },
    B34: { value: labels.factor, style: 'header' },
    ...scenario('B', labels.asCounted, '1', '1'),
    ...scenario('C', labels.fewerHours, '2/3', '1'),
    ...scenario('D', labels.moreCost, '1', '4/3'),
    ...scenario('E', labels.both, '2/3', '4/3'),
  }
  const results = [
    labels.manualHours,
    labels.cost,
    labels.hours,
    labels.monthly,
    labels.annual,
    labels.payback,
  ]
  for (const [index, label] of results.entries()) cells[`A${19 + index}`] = { value: label, style: 'label' }
  for (const [index, { multiplier }] of industries.entries()) {
    cells[`A${firstIndustry + index}`] = { value: names[index] ?? '', style: 'text' }
    cells[`B${firstIndustry + index}`] = { value: multiplier, style: 'factor' }
  }
  return {
    name: labels.sheet,
    widths: [40, 22, 22, 22, 22],
    cells,
    validations: [
      { range: 'B5:B7', min: 0, max: 1_000_000, message: labels.numberMessage },
      { range: 'B14', min: 0, max: 100_000_000, message: labels.costMessage },
      { range: 'B8', list: table('A'), message: labels.industryMessage },
    ],
  }
}

/** A column of results. As on the site, values are rounded only at the end. */
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
