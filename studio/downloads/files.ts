import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { guidesFolder, readGuide } from './guide.ts'
import { guidePdf } from './pdf/guide-pdf.ts'
import { processInventory } from './process-inventory.ts'
import { roiWorkbook } from './roi-workbook.ts'

/** Where the site serves them: `/downloads/`. */
export const downloadsFolder = join(import.meta.dirname, '../../web/public/downloads')

/**
 * Every file behind a download, by its path beneath `/downloads/`. Uncompressed the bytes depend on the sources alone;
 * what compressing makes of them differs from processor to processor.
 */
export async function makeDownloads({ compress = true } = {}): Promise<Map<string, Uint8Array>> {
  const guides = readdirSync(join(guidesFolder, 'industries')).map((name) => join('industries', name))
  const files = new Map<string, Uint8Array>([
    ['roi-calculator-workbook.xlsx', roiWorkbook()],
    ['process-inventory-template.xlsx', processInventory()],
  ])
  for (const name of ['starter-guide.md', ...guides.toSorted()]) {
    const guide = readGuide(join(guidesFolder, name))
    files.set(guide.file, await guidePdf(guide, compress))
  }
  return files
}
