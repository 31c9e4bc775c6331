import 'server-only'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { resubscribe, unsubscribe } from '@/backend/newsletter.ts'

/**
 * Takes the buttons of `/unsubscribe` and returns the path that says how it went. An address never enters a path; the
 * token that leads back does, and is good for an hour.
 */
export async function postUnsubscribe(form: FormData, headers: Record<string, string>): Promise<string> {
  const [locale, token, email] = [localeOf(form), text(form, 'token'), text(form, 'email')]
  const recipient = token ? { token } : { email }
  const result = await unsubscribe(recipient, 'email_link', headers).catch(unavailable)
  const query = new URLSearchParams({ code: result.code })
  const back = result.code === 'accepted' ? result.reply?.resubscribeToken : undefined
  if (typeof back === 'string') query.set('back', back)
  if (result.code === 'unavailable' && token) query.set('token', token)
  return `${localePath(locale, '/unsubscribe')}?${query}`
}

export async function postResubscribe(form: FormData, headers: Record<string, string>): Promise<string> {
  const [locale, token] = [localeOf(form), text(form, 'token')]
  const result = await resubscribe(token, locale, headers).catch(unavailable)
  const back = result.code === 'accepted' && (result.reply?.subscribed ? 'resubscribed' : 'restored')
  return `${localePath(locale, '/unsubscribe')}?code=${back || result.code}`
}

/** RFC 8058: the mail program's own button. Answers the HTTP status that tells it how it went. */
export async function unsubscribeByOneClick(token: string, headers: Record<string, string>): Promise<number> {
  const { code } = await unsubscribe({ token }, 'one_click', headers).catch(unavailable)
  if (code === 'accepted') return 200
  return code === 'unavailable' ? 503 : 410
}

function localeOf(form: FormData): LocaleId {
  const locale = form.get('locale')
  return isLocaleId(locale) ? locale : defaultLocale
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').slice(0, 1_000)
}

const unavailable = () => ({ code: 'unavailable' }) as const
