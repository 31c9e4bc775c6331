import 'server-only'
import { uiStringsQuery } from '@tidewright/schemas/documents/ui-strings.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { unstable_cache } from 'next/cache'
import builtIn from './built-in-strings.json' with { type: 'json' }
import { ask } from './door.ts'
import { type Messages, mergeMessages, messagesOf } from './messages.ts'
import { typeTag } from './tags.ts'

const lastGood = new Map<LocaleId, Messages>()

/**
 * The interface words of a locale, complete: the locale's own over en-UK's over the copy of en-UK that is built into
 * the site. A lake that does not answer costs nothing but freshness.
 */
export async function getStrings(locale: LocaleId): Promise<Messages> {
  const english = await stringsOf(defaultLocale)
  const own = locale === defaultLocale ? {} : await stringsOf(locale)
  return mergeMessages(mergeMessages(messagesOf(builtIn), english), own)
}

async function stringsOf(locale: LocaleId): Promise<Messages> {
  try {
    const found = await ask(uiStringsQuery, {
      params: { language: locale },
      tags: [typeTag('uiStrings', locale)],
    })
    const messages = messagesOf(found?.entries ?? [])
    lastGood.set(locale, messages)
    return messages
  } catch (error) {
    console.warn(`Interface words of ${locale} did not load; the last good ones serve.`, error)
    await shortLived()
    return lastGood.get(locale) ?? {}
  }
}

/** Gives the page being rendered 30 seconds to live, so that words that stood in are not kept. */
const shortLived = unstable_cache(async () => true, ['short-lived'], { revalidate: 30 })
