import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleId, locales } from '@tidewright/schemas/locales.ts'
import { downloadPath, guidesFolder, readGuide } from './guide.ts'
import { readLabels } from './labels.ts'
import { guidePdf } from './pdf/guide-pdf.ts'
import { processInventory } from './process-inventory.ts'
import { roiWorkbook } from './roi-workbook.ts'

/** Where the site serves them: `/downloads/`. */
export const downloadsFolder = join(import.meta.dirname, '../../web/public/downloads')

/** The languages that have downloads; a visitor of another is given the English ones. */
export const downloadLocales = locales.filter(({ id }) => existsSync(guidesFolder(id)))

/**
 * Every file behind a download, by its path beneath `/downloads/`. Uncompressed the bytes depend on the sources alone;
 * what compressing makes of them differs from processor to processor.
 */
export async function renderDownloads({ compress = true } = {}): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { id } of downloadLocales) {
    const { calculator, inventory } = readLabels(id)
    files.set(downloadPath(id, calculator.file), roiWorkbook(id))
    files.set(downloadPath(id, inventory.file), processInventory(id))
    for (const name of guideNames(id)) {
      const guide = readGuide(id, name)
      files.set(guide.file, await guidePdf(guide, compress))
    }
  }
  return files
}

/** The guides of a locale, by the names of their sources. */
export function guideNames(locale: LocaleId): string[] {
  const industries = readdirSync(join(guidesFolder(locale), 'industries')).toSorted()
  return ['starter-guide.md', ...industries.map((name) => join('industries', name))]
}
