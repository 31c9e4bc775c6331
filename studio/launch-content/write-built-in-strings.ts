/** Writes the copy of the en-UK interface words that is built into the site, from the launch content. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { stringEntries } from './ui-strings.ts'

const target = join(import.meta.dirname, '../../web/content/built-in-strings.json')
writeFileSync(target, `${JSON.stringify(stringEntries(defaultLocale), null, 2)}\n`)
