/** Formats a date, `2026-01-31`, for a language; empty for a missing or invalid one. */
export function formatDay(day: string | null, languageTag: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** Formats a number with its unit for a language: “45 minutes”. */
export function formatUnit(value: number, unit: 'minute' | 'hour' | 'month', languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** Whole euros. */
export function euroFormat(languageTag: string) {
  return new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

/** Keeps a number and the word after it on one line: `in 44 days` breaks before `44`, never after it. */
export function nonBreakingNumbers(text: string): string {
  return text.replaceAll(/(\d[%x]?) (?=\p{L})/gu, '$1\u00a0')
}
