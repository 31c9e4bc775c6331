/** Writes what is built into the site and the functions for when the content lake does not answer, from the starter content. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { readSources } from './sources.ts'
import { stringEntries } from './ui-strings.ts'

const root = join(import.meta.dirname, '../..')

write('web/content/built-in-messages.json', stringEntries(defaultLocale))
write('functions/_shared/mails/built-in-copy.json', mailCopies())

/** The words of each kind of mail in en-UK, by kind. */
function mailCopies() {
  const sources = readSources(import.meta.dirname).filter(
    ({ type, language }) => type === 'emailText' && language === defaultLocale,
  )
  return Object.fromEntries(sources.map(({ fields: { kind, ...words } }) => [String(kind), words]))
}

function write(file: string, content: unknown) {
  writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`)
}
