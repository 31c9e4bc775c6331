import { isLocaleId, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'

/** The BCP 47 tag of what stands on a page in another language than the page's; undefined for the page's own. */
export function foreignLanguageTag(locale: LocaleId, language: string): string | undefined {
  return isLocaleId(language) && language !== locale ? localeOf(language).languageTag : undefined
}
