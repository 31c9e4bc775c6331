import 'server-only'
import { uiStringsQuery } from '@tidewright/schemas/documents/ui-strings.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import builtIn from './built-in-strings.json' with { type: 'json' }
import { ask, NeverAnswered } from './door.ts'
import { type Messages, mergeMessages, messagesOf } from './messages.ts'
import { shortLived } from './short-lived.ts'
import { typeTag } from './tags.ts'

/**
 * The interface words of a locale, complete: the locale's own over en-UK's over the copy of en-UK that is built into
 * the site.
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
    return messagesOf(found?.entries ?? [])
  } catch (error) {
    // Where the words were there before, the page with them stays up; a page without them is better than none.
    if (!(error instanceof NeverAnswered)) throw error
    console.warn(`Interface words of ${locale} did not load; en-UK stands in.`)
    await shortLived()
    return {}
  }
}
