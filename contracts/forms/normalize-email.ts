/**
 * What nobody sees: zero-width spaces, joiners, soft hyphens, direction marks (Default_Ignorable_Code_Point), control
 * characters but line breaks and tabs, marks of annotations, the blank of Braille.
 */
const invisible = /[^\P{Cc}\s]|[\p{DI}\ufff9-\ufffb\u2800]/gu

/**
 * An email as we store and compare it: without spaces around it and invisible characters, which copied text can contain
 * and no mailbox has, and with a lower-case domain. `app_private.normalize_email` does the same for direct inserts.
 */
export function normalizeEmail(value: string): string {
  const email = value.replace(invisible, '').trim()
  const domain = email.lastIndexOf('@') + 1
  return email.slice(0, domain) + email.slice(domain).toLowerCase()
}

/**
 * The email in a query, where a plus that isn't encoded reads as a space, and which mail programs encode twice. An email
 * has no spaces.
 */
export function emailInQuery(value: string): string {
  return normalizeEmail(value.replace(/%40/g, '@').replace(/%2b/gi, '+')).replaceAll(' ', '+')
}
