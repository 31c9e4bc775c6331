/**
 * The site's locales. `id` is the name in content and code, `languageTag` the BCP 47 tag for `<html lang>` and
 * hreflang. The default locale has no URL prefix; the others are prefixed with their id.
 */
export const locales = [
  { id: 'en-UK', languageTag: 'en-GB', name: 'English' },
  { id: 'es', languageTag: 'es', name: 'Español' },
  { id: 'fr', languageTag: 'fr', name: 'Français' },
  { id: 'it', languageTag: 'it', name: 'Italiano' },
  { id: 'nl', languageTag: 'nl', name: 'Nederlands' },
] as const

export type Locale = (typeof locales)[number]
export type LocaleId = Locale['id']

/** The languages, without a region: `en`. */
export type Language = WithoutRegion<Locale['languageTag']>
type WithoutRegion<Tag> = Tag extends `${infer Name}-${string}` ? Name : Tag

export const defaultLocale: LocaleId = 'en-UK'

export function isLocaleId(value: unknown): value is LocaleId {
  return locales.some((locale) => locale.id === value)
}

/** A locale that a form, a URL or a document names; English if it names none. */
export function localeIn(value: unknown): LocaleId {
  return isLocaleId(value) ? value : defaultLocale
}

/** The locale with an id. @throws for an unknown id, which is a programming error. */
export function localeOf(id: LocaleId): Locale {
  const locale = locales.find((candidate) => candidate.id === id)
  if (!locale) throw new Error(`No locale has the id "${id}".`)
  return locale
}
