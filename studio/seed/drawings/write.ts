/** `npm run drawings`: renders the portraits, and adds dark mode colours to every drawing of the starter content. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkModeStyle, pageColours } from './color-scheme.ts'
import { people } from './people.ts'
import { portrait } from './portrait.ts'

const folder = join(import.meta.dirname, '../images')
const portraits = new Map(
  Object.entries(people).map(([name, person]) => [`portrait-${name}.svg`, portrait(person)]),
)

for (const [file, svg] of portraits) writeFileSync(join(folder, file), svg)
for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg') && !portraits.has(name))) {
  const svg = readFileSync(join(folder, file), 'utf8').replace(/<style>.*<\/style>\n/, '')
  writeFileSync(join(folder, file), svg.replace(/^(<svg .*>\n)/, `$1${darkModeStyle(pageColours)}\n`))
}
