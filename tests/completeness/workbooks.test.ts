import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readSettings } from '../../studio/downloads/settings.ts'
import { computeCells } from '../../studio/downloads/xlsx/compute.ts'
import type { Cell } from '../../studio/downloads/xlsx/sheet.ts'
import { calculateRoi } from '../../web/features/roi-calculator/roi.ts'

const folder = join(import.meta.dirname, '../../web/public/downloads')

/** The cells of a committed workbook's sheet as a spreadsheet would read them, and the values that it keeps of formulas. */
function openSheet(file: string, number: number) {
  const parts = unzipSync(readFileSync(join(folder, file)))
  const xml = strFromU8(parts[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array())
  const cells: Record<string, Cell> = {}
  const kept = new Map<string, string | number>()
  for (const [, reference = '', attributes = '', content = ''] of xml.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g,
  )) {
    const formula = unescapeXml(/<f>(.*?)<\/f>/.exec(content)?.[1])
    const text = unescapeXml(/<t[^>]*>(.*?)<\/t>/.exec(content)?.[1])
    const stored = /<v>(.*?)<\/v>/.exec(content)?.[1]
    const value =
      stored !== undefined && !attributes.includes('t="str"') ? Number(stored) : (text ?? stored ?? '')
    cells[reference] = formula === undefined ? { value } : { formula }
    if (formula !== undefined) kept.set(reference, value)
  }
  return { cells, kept }
}

function unescapeXml(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

it.each([
  ['roi-calculator-workbook.xlsx', 1, 25],
  ['process-inventory-template.xlsx', 1, 122],
  ['process-inventory-template.xlsx', 2, 20],
])('keeps in %s, sheet %i, the values that its %i formulas compute to', (file, sheet, formulas) => {
  const { cells, kept } = openSheet(file, sheet)
  expect(kept.size).toBe(formulas)
  const computed = computeCells(cells)
  for (const [reference, value] of kept) expect(computed.get(reference), reference).toEqual(value)
})

const { calculator } = readSettings()
const inputs = calculator.industries.flatMap(({ key }, index) => [
  { employees: 25, hourlyCost: 35, manualHours: 15, industry: key },
  { employees: 3, hourlyCost: 29.99, manualHours: 6.5, industry: key },
  { employees: index, hourlyCost: 41.5, manualHours: 0.5, industry: key },
])

it.each(inputs)('computes in the workbook what the site does: %o', ({ industry, ...numbers }) => {
  const { cells } = openSheet('roi-calculator-workbook.xlsx', 1)
  const row = 35 + calculator.industries.findIndex(({ key }) => key === industry)
  const values = computeCells({
    ...cells,
    B5: { value: numbers.employees },
    B6: { value: numbers.hourlyCost },
    B7: { value: numbers.manualHours },
    B8: { value: cells[`A${row}`]?.value ?? '' },
  })
  const result = ['B21', 'B22', 'B23', 'B24'].map((reference) => values.get(reference))
  const { hoursSaved, monthlySavings, annualSavings, roiMonths } = calculateRoi(
    { ...numbers, industry },
    calculator,
  )
  expect(result).toEqual([hoursSaved, monthlySavings, annualSavings, roiMonths])
  const cautious = calculateRoi(
    { ...numbers, manualHours: (numbers.manualHours * 2) / 3, industry },
    calculator,
  )
  expect(values.get('C22')).toBe(cautious.monthlySavings)
})
