import { defaultLocale, isLocaleId, type Locale, localeOf } from '@tidewright/contracts/locales.ts'
import { getRequestConfig } from 'next-intl/server'
import { getMessages, type Messages } from '../content/messages/messages.ts'
import { currentLocale } from './locale.ts'
import { missingMessages } from './missing-messages.ts'

/**
 * What next-intl checks at compile time: namespaces, keys and ICU arguments, and the locale of `getTranslations({
 * locale })`.
 */
declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages
    /** The site uses locale ids; next-intl formats with the language tag. */
    Locale: Locale['id' | 'languageTag']
  }
}

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocaleId(requested) ? requested : await currentLocale()
  return {
    locale: localeOf(locale ?? defaultLocale).languageTag,
    messages: await getMessages(locale ?? defaultLocale),
    timeZone: 'Europe/London',
    ...missingMessages,
  }
})
