import type { LocaleId } from '@tidewright/schemas/locales.ts'

/** A text of a row in a locale: the columns hold en-UK, `translations` the others, each under its locale. */
export function translated<Field extends string>(
  row: Record<Field, string> & { translations: unknown },
  field: Field,
  locale: LocaleId,
): string {
  const text: unknown = Object(Object(row.translations)[locale])[field]
  return typeof text === 'string' && text ? text : row[field]
}

/**
 * The file of a row in a locale, or the English one. The database checks addresses in the column alone, so that of a
 * translation is checked here.
 */
export function translatedFile(
  row: { file_url: string | null; translations: unknown },
  locale: LocaleId,
): string | null {
  const url: unknown = Object(Object(row.translations)[locale]).file_url
  return typeof url === 'string' && /^(https:\/\/|\/)/.test(url) ? url : row.file_url
}
