import { isLocaleId, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'

/** The BCP 47 tag of content in another language than the page; undefined for the page's own. */
export function foreignLanguageTag(locale: LocaleId, language: string): string | undefined {
  return isLocaleId(language) && language !== locale ? localeOf(language).languageTag : undefined
}
