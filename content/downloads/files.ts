import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { countFigures, placeholderPattern, settingsPlaceholders } from '@tidewright/contracts/figures.ts'
import { type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { type DownloadTexts, downloadPath } from '../../web/downloads/download-texts.ts'
import type { Cell, Sheet } from '../../web/downloads/xlsx/sheet.ts'
import { frontMatter } from '../seed/sources.ts'
import { guidesFolder, readGuide } from './guide.ts'
import { readLabels } from './labels.ts'

/** The languages that have downloads; visitors in other languages get the English ones. */
export const downloadLocales = locales.filter(({ id }) => existsSync(guidesFolder(id)))

/** The source file names of a locale's guides. */
export function guideNames(locale: LocaleId): string[] {
  const industries = readdirSync(join(guidesFolder(locale), 'industries')).toSorted()
  return ['starter-guide.md', ...industries.map((name) => join('industries', name))]
}

/** The texts of a locale's downloads. */
export function readTexts(locale: LocaleId): DownloadTexts {
  return {
    labels: readLabels(locale),
    guides: guideNames(locale).map((name) => readGuide(locale, name)),
    howTo: {
      calculator: howToSheet(locale, 'roi-calculator-workbook.md'),
      inventory: howToSheet(locale, 'process-inventory-template.md'),
    },
  }
}

/** The sheet that explains a workbook: one row per paragraph or heading of the Markdown source. */
function howToSheet(locale: LocaleId, file: string): Sheet {
  const { fields, body } = frontMatter(join(guidesFolder(locale), file))
  const cells: Record<string, Cell> = { A1: { value: z.string().parse(fields.title), style: 'title' } }
  for (const [index, paragraph] of body
    .trim()
    .split(/\n\s*\n/)
    .entries()) {
    const heading = paragraph.startsWith('## ')
    const value = heading ? paragraph.slice(3) : paragraph.replaceAll('\n', ' ')
    cells[`A${index + 3}`] = { value, style: heading ? 'heading' : 'label' }
  }
  return { name: readLabels(locale).howTo, widths: [100], cells }
}

/** The figures that each file quotes, by its path on the site. The assumptions of the calculator aren't figures. */
export function quotedFigures(): Record<string, string[]> {
  const others = [...settingsPlaceholders, 'efficiency', 'weeksPerMonth', 'implementationCost']
  const files = downloadLocales.flatMap(({ id }): [path: string, text: unknown][] => {
    const { labels, guides } = readTexts(id)
    return [
      ...guides.map((guide): [string, unknown] => [guide.file, guide]),
      [downloadPath(id, labels.calculator.file), null],
      [downloadPath(id, labels.inventory.file), null],
    ]
  })
  return Object.fromEntries(
    files.map(([path, text]) => {
      const keys = [...JSON.stringify(text).matchAll(placeholderPattern)].map(([, key = '']) => key)
      const counted = countFigures.find(({ key }) => keys.includes(key))
      if (counted) throw new Error(`${path}: files can’t quote {${counted.key}}, which the site counts.`)
      return [`/downloads/${path}`, [...new Set(keys)].filter((key) => !others.includes(key)).toSorted()]
    }),
  )
}
