/** Writes the texts from which the site makes the downloads, and which figures each file quotes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { downloadLocales, quotedFigures, readTexts } from './files.ts'

const root = join(import.meta.dirname, '../..')
const note = '// Made by `npm run generate` from content/seed/*/guides; changes by hand are lost.'

const texts = downloadLocales.map(({ id }) => `  '${id}': ${JSON.stringify(readTexts(id))},\n`)
write(
  'web/downloads/download-texts.gen.ts',
  `${note}
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { DownloadTexts } from './download-texts.ts'

export const downloadTexts: Readonly<Partial<Record<LocaleId, DownloadTexts>>> = {
${texts.join('')}}
`,
)
write(
  'contracts/figures-in-downloads.gen.ts',
  `${note}

/** The files that the site makes, by their path, with the figures of Settings that each quotes. */
export const figuresInDownloads: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(quotedFigures(), null, 2)}
`,
)

function write(file: string, content: string) {
  writeFileSync(join(root, file), content)
}
