/** Formats a date, `2026-01-31`, for a language; empty for a missing or invalid one. */
export function formatDay(day: string | null, languageTag: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
