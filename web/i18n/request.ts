import { defaultLocale, isLocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { getRequestConfig } from 'next-intl/server'
import { getMessages } from '../content/messages.ts'
import { currentLocale } from './locale.ts'
import { missingWords } from './missing-words.ts'

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocaleId(requested) ? requested : await currentLocale()
  return {
    locale: localeOf(locale ?? defaultLocale).languageTag,
    messages: await getMessages(locale ?? defaultLocale),
    timeZone: 'Europe/London',
    ...missingWords,
  }
})
