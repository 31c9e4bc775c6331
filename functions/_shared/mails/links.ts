import { localePath } from '@tidewright/contracts/public-path.ts'
import { sealLink } from '../link-token.ts'

export type LinkSettings = { siteUrl: string; siteSecret: string }

export type MailLinks = {
  /** The page that asks for confirmation; valid for 30 days after the email was queued. */
  confirm: string
  /** The page that undoes an unsubscription; valid as long. */
  resubscribe: string
  /** The page that unsubscribes. */
  unsubscribe: string
  /** The page that sets the newsletter's language, with the same token. */
  language: string
  headers: Record<string, string>
}

const daysValid = 30

/**
 * The links in an email to a person. They depend only on the recipient and the email, so a repeated email has the same
 * ones.
 */
export async function mailLinks(
  email: string,
  locale: string,
  queuedAt: Date,
  { siteUrl, siteSecret }: LinkSettings,
): Promise<MailLinks> {
  const expires = Math.floor(queuedAt.getTime() / 1000) + daysValid * 24 * 3600
  const confirm = await sealLink(siteSecret, { purpose: 'confirm', email, expires })
  const back = await sealLink(siteSecret, { purpose: 'resubscribe', email, expires })
  const unsubscribe = await sealLink(siteSecret, { purpose: 'unsubscribe', email, expires: 0 })
  const url = (path: string) => `${siteUrl}${localePath(locale, path)}`
  return {
    confirm: url(`/newsletter/confirm?token=${confirm}`),
    resubscribe: url(`/unsubscribe?code=accepted&back=${back}`),
    unsubscribe: url(`/unsubscribe?token=${unsubscribe}`),
    language: url(`/newsletter/language?token=${unsubscribe}`),
    // One-click unsubscribe in the email client: https://www.rfc-editor.org/rfc/rfc8058
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/unsubscribe?locale=${locale}&token=${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
