/** `npm run downloads`: draws pictures of the downloads from the starter content, which are committed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { previewPath } from '@tidewright/contracts/static-files.ts'
import { exampleSheet } from '../../web/downloads/process-inventory.ts'
import { downloads } from '../../web/downloads/render-download.ts'
import { calculatorSheet } from '../../web/downloads/roi-workbook.ts'
import { readTexts } from './files.ts'
import { pdfPreview, sheetPreview } from './previews/sheet-preview.ts'
import { starterSettings } from './settings.ts'

const folder = join(import.meta.dirname, '../../web/public/downloads')

rmSync(folder, { recursive: true, force: true })
for (const { locale, path, render } of downloads) {
  const settings = starterSettings(locale)
  const texts = readTexts(locale)
  const isCalculator = path.endsWith(texts.labels.calculator.file)
  const picture = path.endsWith('.pdf')
    ? await pdfPreview(await render(settings))
    : await sheetPreview((isCalculator ? calculatorSheet : exampleSheet)({ texts, settings }), locale)
  const file = join(folder, previewPath(path))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
}
console.info(`${downloads.length} pictures in ${folder}.`)
