import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import { previewPath } from '@tidewright/contracts/static-files.ts'
import { downloadPath, guidesFolder, readGuide } from './guide.ts'
import { readLabels } from './labels.ts'
import { guidePdf } from './pdf/guide-pdf.ts'
import { pdfPreview, sheetPreview } from './previews/sheet-preview.ts'
import { exampleSheet, processInventory } from './process-inventory.ts'
import { calculatorSheet, roiWorkbook } from './roi-workbook.ts'

/** The folder that the site serves at `/downloads/`. */
export const downloadsFolder = join(import.meta.dirname, '../../web/public/downloads')

/** The languages that have downloads; visitors in other languages get the English ones. */
export const downloadLocales = locales.filter(({ id }) => existsSync(guidesFolder(id)))

/**
 * All download files, by their path under `/downloads/`. Uncompressed bytes depend only on the sources; compressed ones
 * may differ between machines.
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

/** Pictures of what is inside the download files, by their path under `/downloads/`. */
export async function renderPreviews(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Uint8Array>> {
  const previews = new Map<string, Uint8Array>()
  for (const { id } of downloadLocales) {
    const { calculator, inventory } = readLabels(id)
    previews.set(previewPath(downloadPath(id, calculator.file)), await sheetPreview(calculatorSheet(id), id))
    previews.set(previewPath(downloadPath(id, inventory.file)), await sheetPreview(exampleSheet(id), id))
  }
  for (const [path, bytes] of files) {
    if (path.endsWith('.pdf')) previews.set(previewPath(path), await pdfPreview(bytes))
  }
  return previews
}

/** The source file names of a locale's guides. */
export function guideNames(locale: LocaleId): string[] {
  const industries = readdirSync(join(guidesFolder(locale), 'industries')).toSorted()
  return ['starter-guide.md', ...industries.map((name) => join('industries', name))]
}
