/** Writes the fallback content that is built into the site and the functions, from the starter content. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { builtInMessagesModule } from './built-in-messages.ts'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const sources = readSources(import.meta.dirname)

write('web/content/messages/built-in-messages.gen.ts', builtInMessagesModule())
write('functions/_shared/mails/built-in-copy.json', json({ brand: brand(), copies: mailCopies() }))
write('functions/_shared/mails/built-in-playbooks.json', json(playbooks()))

function brand() {
  const settings = sources.find(({ type }) => type === 'siteSettings')?.fields
  const figures = Array.isArray(settings?.figures) ? settings.figures : []
  const newsletterConfirmDays = figures.find(({ key }) => key === 'newsletterConfirmDays')?.value
  return { site: settings?.company, contactEmail: settings?.contactEmail, newsletterConfirmDays }
}

/** Email texts by kind and language. */
function mailCopies() {
  const copies: Record<string, Record<string, unknown>> = {}
  for (const { type, language, fields } of sources) {
    if (type !== 'emailText' || !language) continue
    const { kind, ...texts } = fields
    copies[String(kind)] = { ...copies[String(kind)], [language]: texts }
  }
  return copies
}

/** The en-UK playbooks as emailed, by kind. */
function playbooks() {
  const english = sources.filter(({ type, language }) => type === 'playbook' && language === defaultLocale)
  return Object.fromEntries(
    english.map(({ fields: { kind, title, hook, pain, solution, features } }) => [
      String(kind),
      { title, hook, pain, solution, features },
    ]),
  )
}

function json(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

function write(file: string, content: string) {
  writeFileSync(join(root, file), content)
}
