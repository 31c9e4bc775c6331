/** `npm run drawings`: adds dark mode colours to every drawing of the starter content. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkModeStyle, schemeOf } from './color-scheme.ts'

const folder = join(import.meta.dirname, '../images')

for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
  const svg = readFileSync(join(folder, file), 'utf8').replace(/<style>.*<\/style>\n/, '')
  writeFileSync(join(folder, file), svg.replace(/^(<svg .*>\n)/, `$1${darkModeStyle(schemeOf(file))}\n`))
}
