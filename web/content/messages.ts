import 'server-only'
import { uiStringsQuery } from '@tidewright/schemas/documents/ui-strings/ui-strings.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import builtIn from './built-in-messages.json' with { type: 'json' }
import { type Messages, mergeMessages, nestMessages } from './nested-messages.ts'
import { sanityFetch } from './sanity-fetch.ts'
import { fillFigures } from './settings.ts'
import { withFallback } from './with-fallback.ts'

/**
 * The interface words of a locale, complete: the locale's own over en-UK's over the copy of en-UK that is built into
 * the site; with the figures of the settings in them. A message that still quotes one reads as its key.
 */
export async function getMessages(locale: LocaleId): Promise<Messages> {
  const english = await stringsOf(defaultLocale)
  const own = locale === defaultLocale ? {} : await stringsOf(locale)
  const messages = mergeMessages(mergeMessages(nestMessages(builtIn), english), own)
  return withFallback(
    () => fillFigures(messages, locale),
    () => messages,
  )
}

async function stringsOf(locale: LocaleId): Promise<Messages> {
  const load = () => sanityFetch(uiStringsQuery, { params: { language: locale } })
  const strings = await withFallback(load, () => {
    console.warn(`Interface words of ${locale} did not load; en-UK stands in.`)
    return null
  })
  return nestMessages(strings?.entries ?? [])
}
