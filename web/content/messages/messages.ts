import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { uiStringsQuery } from '@tidewright/schemas/documents/ui-strings/ui-strings.groq.ts'
import { sanityFetch, withFallback } from '../lake/sanity-fetch.ts'
import { fillFigures } from '../settings.ts'
import { builtInMessages } from './built-in-messages.gen.ts'
import { type MessageTree, mergeMessages, nestMessages } from './nested-messages.ts'

/**
 * The site's messages by key, as next-intl reads them. The types contain the English texts, from which next-intl infers
 * the arguments.
 */
export type Messages = typeof builtInMessages

/**
 * The messages of a locale, with figures filled in: the locale's own, then en-UK's, then the en-UK messages built into
 * the site. A message with an unknown figure shows as its key.
 */
export async function getMessages(locale: LocaleId): Promise<Messages> {
  const english = await loadMessages(defaultLocale)
  const own = locale === defaultLocale ? {} : await loadMessages(locale)
  const messages = mergeMessages(mergeMessages(builtInMessages, english), own)
  return withFallback(
    () => fillFigures(messages, locale),
    () => messages,
  )
}

async function loadMessages(locale: LocaleId): Promise<MessageTree> {
  const load = () => sanityFetch(uiStringsQuery, { params: { language: locale } })
  const strings = await withFallback(load, () => {
    console.warn(`The interface messages of ${locale} did not load; en-UK is shown instead.`)
    return null
  })
  return nestMessages(strings?.entries ?? [])
}
