import { defaultLocale, isLocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { getRequestConfig } from 'next-intl/server'
import { getMessages } from '../content/messages.ts'
import { currentLocale } from './locale.ts'

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocaleId(requested) ? requested : await currentLocale()
  return {
    locale: localeOf(locale ?? defaultLocale).languageTag,
    messages: await getMessages(locale ?? defaultLocale),
    timeZone: 'Europe/London',
    // A missing key is shown as the key itself; nothing is to be logged for it on every view.
    getMessageFallback: ({ namespace, key }) => (namespace ? `${namespace}.${key}` : key),
    onError: () => {},
  }
})
