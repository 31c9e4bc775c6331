import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { languageTags } from '../content/mostly-english.ts'
import type { DataAttribute } from '../content-types.ts'

/** The BCP 47 tag of content in another language than the page; undefined for the page's own. */
export function foreignLanguageTag(locale: LocaleId, language: string): string | undefined {
  return isLocaleId(language) && language !== locale ? localeOf(language).languageTag : undefined
}

/** The `lang` attribute of an interface text within content: none if they have the same language. */
export function interfaceLanguage(locale: LocaleId, contentLocale: LocaleId): { lang?: string } {
  return locale === contentLocale ? {} : { lang: localeOf(locale).languageTag }
}

/**
 * The `lang` attribute of a field, or of all of a section, block or item of a list, that is not in the language of its
 * page; otherwise no attribute, since an undefined one is sent to the browser, too. Only for the objects themselves, not
 * for copies.
 */
export function languageAttribute(passage: object, field = ''): { lang?: string } {
  const lang = languageTags.get(passage)?.[field]
  return lang ? { lang } : {}
}

/** The attributes of the element that shows a field of a document: its language as above, and its `data-sanity`. */
export function fieldAttributes<Document extends object>(document: Document, dataAttribute: DataAttribute) {
  return (field: keyof Document & string) => ({
    ...languageAttribute(document, field),
    'data-sanity': dataAttribute(field),
  })
}
