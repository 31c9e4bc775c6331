import { type FigureSettings, formatFigures, interpolate } from '@tidewright/contracts/figures.ts'
import { defaultLocale, localeOf } from '@tidewright/contracts/locales.ts'
import { readSources } from './sources.ts'
import { readUiStrings } from './ui-strings.ts'

/**
 * The source of `web/content/messages/built-in-messages.gen.ts`: the en-UK messages, from which next-intl also infers
 * keys and arguments. Figures are filled in, because the settings may be as unreachable as the messages.
 */
export function builtInMessagesModule(): string {
  const settings = readSources(import.meta.dirname).find(({ type }) => type === 'siteSettings')?.fields
  const figures = formatFigures(settings as FigureSettings, localeOf(defaultLocale).languageTag) // what the file holds
  const messages = JSON.stringify(
    readUiStrings(defaultLocale),
    (_key, value) => (typeof value === 'string' ? interpolate(value, figures) : value),
    2,
  )
  return `// Made by \`npm run generate\` from content/seed/ui-strings/${defaultLocale}.yaml; changes by hand are lost.

/** The English messages: what shows when the content lake has none, and the types of keys and arguments. */
export const builtInMessages = ${messages} as const
`
}
