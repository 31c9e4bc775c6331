/** Characters that turn the direction of what follows: `gpj.exe` could be read as `exe.jpg`. */
const directionChanges = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Makes typed text safe to store and to put into a mail's header: control characters (line breaks among them, which
 * could start a new header; NUL, which PostgreSQL refuses) become spaces, broken surrogates the replacement character, and what
 * changes the direction of reading goes.
 */
export function sanitizeText(value: string): string {
  // U+2028 and U+2029 break lines too.
  return value
    .toWellFormed()
    .replace(directionChanges, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Applies `sanitizeText` to every text of a flat form; what is no form is an empty one. */
export function sanitizeForm(form: unknown): Record<string, unknown> {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return {}
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? sanitizeText(value) : value,
    ]),
  )
}
