/** Characters that change the text direction: `gpj.exe` could be displayed as `exe.jpg`. */
const directionChanges = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Makes input safe to store and to use in email headers: control characters (line breaks could start a new header, and
 * PostgreSQL rejects NUL) become spaces, broken surrogates become the replacement character, and direction overrides
 * are removed.
 */
export function sanitizeText(value: string): string {
  // U+2028 and U+2029 are line breaks too.
  return value
    .toWellFormed()
    .replace(directionChanges, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Applies `sanitizeText` to every text of a flat form; anything but an object becomes an empty form. */
export function sanitizeForm(form: unknown): Record<string, unknown> {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return {}
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? sanitizeText(value) : value,
    ]),
  )
}
