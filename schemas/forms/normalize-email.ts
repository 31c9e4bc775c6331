/** Characters that take no space: zero-width spaces, joiners, soft hyphens, direction marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * An email as we store and compare it: without spaces around it and invisible characters, which copied text can contain
 * and no mailbox has, and with a lower-case domain. `app_private.normalize_email` does the same for direct inserts.
 */
export function normalizeEmail(value: string): string {
  const email = value.replace(invisible, '').trim()
  const domain = email.lastIndexOf('@') + 1
  return email.slice(0, domain) + email.slice(domain).toLowerCase()
}

/** The email in a query, where a plus that isn't encoded reads as a space. An email has no spaces. */
export function emailInQuery(value: string): string {
  return normalizeEmail(value).replaceAll(' ', '+')
}
