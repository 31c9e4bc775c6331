import { locales } from '@tidewright/contracts/locales.ts'
import { getContactEmail } from '@/content/settings.ts'
import { env } from '@/env.ts'
import { securityTxt } from '@/security/security-txt.ts'

export const dynamic = 'force-static'

/** Whom to tell about a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
export async function GET(): Promise<Response> {
  const text = securityTxt({
    siteUrl: env.SITE_URL,
    email: await getContactEmail(),
    contactPath: '/contact',
    languageTags: locales.map(({ languageTag }) => languageTag),
  })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
