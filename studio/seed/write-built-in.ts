/** Writes what is built into the site and the functions for when the content lake does not answer, from the starter content. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, formatFigures, interpolate } from '@tidewright/schemas/figures.ts'
import { defaultLocale, localeOf } from '@tidewright/schemas/locales.ts'
import { readSources } from './sources.ts'
import { stringEntries } from './ui-strings.ts'

const root = join(import.meta.dirname, '../..')
const sources = readSources(import.meta.dirname)

write('web/content/built-in-messages.json', messages())
write('functions/_shared/mails/built-in-copy.json', { brand: brand(), copies: mailCopies() })
write('functions/_shared/mails/built-in-playbooks.json', playbooks())

/** The English interface words, with the figures in them: when they are needed, the settings may not be there either. */
function messages() {
  const settings = sources.find(({ type }) => type === 'siteSettings')?.fields
  const figures = (settings?.figures ?? []) as Figure[] // what the file of the settings holds
  const words = formatFigures({ figures }, localeOf(defaultLocale).languageTag)
  return stringEntries(defaultLocale).map(({ key, value }) => ({ key, value: interpolate(value, words) }))
}

function brand() {
  const settings = sources.find(({ type }) => type === 'siteSettings')?.fields
  return { site: settings?.company, contactEmail: settings?.contactEmail }
}

/** The words of each kind of mail, by kind and language. */
function mailCopies() {
  const copies: Record<string, Record<string, unknown>> = {}
  for (const { type, language, fields } of sources) {
    if (type !== 'emailText' || !language) continue
    const { kind, ...words } = fields
    copies[String(kind)] = { ...copies[String(kind)], [language]: words }
  }
  return copies
}

/** The playbooks in en-UK as the mail brings them, by kind. */
function playbooks() {
  const english = sources.filter(({ type, language }) => type === 'playbook' && language === defaultLocale)
  return Object.fromEntries(
    english.map(({ fields: { kind, title, hook, pain, solution, features } }) => [
      String(kind),
      { title, hook, pain, solution, features },
    ]),
  )
}

function write(file: string, content: unknown) {
  writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`)
}
