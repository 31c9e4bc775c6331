import { join } from 'node:path'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import type { Cell, Sheet } from '../../web/downloads/xlsx/sheet.ts'
import { frontMatter } from '../seed/sources.ts'
import { guidesFolder } from './guide.ts'
import { readLabels } from './labels.ts'

/** The sheet that explains a workbook: one row per paragraph or heading of the Markdown source. */
export function howToSheet(locale: LocaleId, file: string): Sheet {
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
