import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'

/** The text of a row in a locale: its columns are in en-UK, `translations` has the others by locale. */
export function translated<Field extends string>(
  row: Record<Field, string> & { translations: unknown },
  field: Field,
  locale: LocaleId,
): string {
  const text: unknown = Object(Object(row.translations)[locale])[field]
  return typeof text === 'string' && text ? text : row[field]
}

/**
 * The file of a row in a locale, or the English one. The database checks only the URL in the column, so a translation's
 * is checked here.
 */
export function translatedFile(
  row: { file_url: string | null; translations: unknown },
  locale: LocaleId,
): string | null {
  const url: unknown = Object(Object(row.translations)[locale]).file_url
  return typeof url === 'string' && /^(https:\/\/|\/)/.test(url) ? url : row.file_url
}

/** The slug of a row's page in a locale, or the English one; null if it has no page. */
export function translatedSlug(row: { translations: unknown }, locale: LocaleId): string | null {
  const translations = Object(row.translations)
  const slug: unknown = Object(translations[locale]).slug ?? Object(translations[defaultLocale]).slug
  return typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : null
}
