/**
 * The date in security.txt, at most a year ahead: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5. Before you move it,
 * check that the contacts are still read. A test fails and the site's log warns two months ahead.
 */
export const securityTxtExpires = new Date('2027-10-31T00:00:00Z')

const day = 86_400_000
export const warningDays = 60

export function daysUntilExpiry(now: Date): number {
  return Math.floor((securityTxtExpires.getTime() - now.getTime()) / day)
}

/** What to tell the operator; null while there is time. */
export function expiryWarning(now: Date): string | null {
  const days = daysUntilExpiry(now)
  if (days >= warningDays) return null
  const when = days < 0 ? 'has expired' : `expires in ${days} days`
  return `security.txt ${when}. Check its contacts, and move the date in web/security/security-txt.ts.`
}

type Contacts = { siteUrl: string; email: string; contactPath: string; languageTags: readonly string[] }

export function securityTxt({ siteUrl, email, contactPath, languageTags }: Contacts): string {
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${siteUrl}${contactPath}`,
    `Expires: ${securityTxtExpires.toISOString()}`,
    `Preferred-Languages: ${languageTags.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
