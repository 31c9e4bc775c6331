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
