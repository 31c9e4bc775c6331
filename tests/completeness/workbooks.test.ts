import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { downloadLocales } from '../../content/downloads/files.ts'
import { readLabels } from '../../content/downloads/labels.ts'
import { starterSettings } from '../../content/downloads/settings.ts'
import { calculateRoi } from '../../contracts/roi.ts'
import { downloadPath } from '../../web/downloads/download-texts.ts'
import { downloads } from '../../web/downloads/render-download.ts'
import { computeCells } from '../../web/downloads/xlsx/compute.ts'
import type { Cell } from '../../web/downloads/xlsx/sheet.ts'

const made = new Map(
  await Promise.all(
    downloads
      .filter(({ path }) => path.endsWith('.xlsx'))
      .map(async ({ path, locale, render }) => [path, await render(starterSettings(locale))] as const),
  ),
)

/** The workbooks of a locale below the folder of downloads. */
function filesOf(locale: LocaleId) {
  const { calculator, inventory } = readLabels(locale)
  return {
    calculator: downloadPath(locale, calculator.file),
    inventory: downloadPath(locale, inventory.file),
  }
}

function partsOf(file: string) {
  const parts = unzipSync(made.get(file) ?? new Uint8Array())
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array())
}

/** The cells of a workbook's sheet as a spreadsheet reads them, with the stored values of formulas. */
function openSheet(file: string, number: number) {
  const xml = partsOf(file)(`xl/worksheets/sheet${number}.xml`)
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

const workbooks = downloadLocales.flatMap(
  ({ id }): [file: string, english: string, sheet: number, formulas: number][] => {
    const english = filesOf('en-UK')
    const { calculator, inventory } = filesOf(id)
    return [
      [calculator, english.calculator, 1, 25],
      [inventory, english.inventory, 1, 122],
      [inventory, english.inventory, 2, 20],
    ]
  },
)

it.each(workbooks)('has in %s the cells, numbers and formulas of %s, sheet %i', (file, english, sheet) => {
  const shapeOf = (path: string) =>
    Object.entries(openSheet(path, sheet).cells).map(([reference, { value, formula }]) => [
      reference,
      formula ?? (typeof value === 'string' ? value !== '' : value),
    ])
  expect(shapeOf(file)).toEqual(shapeOf(english))
})

it.each(downloadLocales)(
  'has in $name the sheets by their names, with the explanation last',
  ({ id, languageTag }) => {
    const words = readLabels(id)
    const { calculator, inventory } = filesOf(id)
    for (const [file, sheets] of [
      [calculator, [words.calculator.sheet, words.howTo]],
      [inventory, [words.inventory.sheet, words.inventory.exampleSheet, words.howTo]],
    ] as const) {
      const part = partsOf(file)
      expect([...part('xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name)).toEqual(
        sheets,
      )
      expect(part('docProps/core.xml')).toContain(`<dc:language>${languageTag}</dc:language>`)
      const { cells } = openSheet(file, sheets.length)
      expect(Object.keys(cells).length).toBeGreaterThan(9)
    }
  },
)

it.each(workbooks)(
  'stores in %s, as in %s, sheet %i, the computed values of its %i formulas',
  (file, _, sheet, formulas) => {
    const { cells, kept } = openSheet(file, sheet)
    expect(kept.size).toBe(formulas)
    const computed = computeCells(cells)
    for (const [reference, value] of kept) expect(computed.get(reference), reference).toEqual(value)
  },
)

const { calculator } = starterSettings('en-UK')
const inputs = calculator.industries.flatMap(({ key }, index) => [
  { employees: 25, hourlyCost: 35, manualHours: 15, industry: key },
  { employees: 3, hourlyCost: 29.99, manualHours: 6.5, industry: key },
  { employees: index, hourlyCost: 41.5, manualHours: 0.5, industry: key },
])

it.each(inputs)('computes the same as the site: %o', ({ industry, ...numbers }) => {
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
