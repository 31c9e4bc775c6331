import 'server-only'
import { uiStringsQuery } from '@tidewright/schemas/documents/ui-strings.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import builtIn from './built-in-messages.json' with { type: 'json' }
import { typeCacheTag } from './cache-tags.ts'
import { type Messages, mergeMessages, nestMessages } from './nested-messages.ts'
import { shortLived } from './revalidate-within.ts'
import { ContentUnavailableError, sanityFetch } from './sanity-fetch.ts'

/**
 * The interface words of a locale, complete: the locale's own over en-UK's over the copy of en-UK that is built into
 * the site.
 */
export async function getMessages(locale: LocaleId): Promise<Messages> {
  const english = await stringsOf(defaultLocale)
  const own = locale === defaultLocale ? {} : await stringsOf(locale)
  return mergeMessages(mergeMessages(nestMessages(builtIn), english), own)
}

async function stringsOf(locale: LocaleId): Promise<Messages> {
  try {
    const found = await sanityFetch(uiStringsQuery, {
      params: { language: locale },
      tags: [typeCacheTag('uiStrings', locale)],
    })
    return nestMessages(found?.entries ?? [])
  } catch (error) {
    // Where the words were there before, the page with them stays up; a page without them is better than none.
    if (!(error instanceof ContentUnavailableError)) throw error
    console.warn(`Interface words of ${locale} did not load; en-UK stands in.`)
    await shortLived()
    return {}
  }
}
