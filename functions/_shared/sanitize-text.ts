/**
 * Makes typed text safe to store and to put into a mail's header: control characters (line breaks among them, which
 * could start a new header; NUL, which PostgreSQL refuses) become spaces, broken surrogates the replacement character.
 */
export function sanitizeText(value: string): string {
  // U+2028 and U+2029 break lines too.
  return value.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
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
