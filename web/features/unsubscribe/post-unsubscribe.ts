import 'server-only'
import { formReplies, isTemporary } from '@tidewright/contracts/forms/form-result.ts'
import { localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { resubscribe, unsubscribe } from '@/backend/newsletter.ts'

/**
 * Handles the buttons of `/unsubscribe`.
 * @returns the path that shows the result. It never contains an email, only the token to subscribe again, which is
 * valid for an hour.
 */
export async function postUnsubscribe(
  form: FormData,
  headers: Record<string, string>,
  send = unsubscribe,
): Promise<string> {
  const [locale, token, email] = [localeIn(form.get('locale')), text(form, 'token'), text(form, 'email')]
  const recipient = token ? { token } : { email }
  const result = await send(recipient, 'email_link', headers).catch(unavailable)
  const query = new URLSearchParams({ code: result.code })
  const back = result.code === 'accepted' ? result.reply?.resubscribeToken : undefined
  if (typeof back === 'string') query.set('back', back)
  if (isTemporary(result.code) && token) query.set('token', token)
  return `${localePath(locale, '/unsubscribe')}?${query}`
}

/** Undoes an unsubscription. If a retry can succeed, the token leads to the same button. */
export async function postResubscribe(
  form: FormData,
  headers: Record<string, string>,
  send = resubscribe,
): Promise<string> {
  const [locale, token] = [localeIn(form.get('locale')), text(form, 'token')]
  const result = await send(token, locale, headers).catch(unavailable)
  const query = new URLSearchParams({ code: result.code })
  if (result.code === 'accepted') query.set('code', result.reply?.subscribed ? 'resubscribed' : 'restored')
  else if (isTemporary(result.code) && token) query.set('back', token)
  return `${localePath(locale, '/unsubscribe')}?${query}`
}

/** In seconds. */
const retryAfterOutage = 60

/** RFC 8058: the email program's own button. The status tells it the result, and whether to retry. */
export async function unsubscribeByOneClick(
  token: string,
  headers: Record<string, string>,
  send = unsubscribe,
): Promise<Response> {
  const result = await send({ token }, 'one_click', headers).catch(unavailable)
  if (result.code === 'accepted') return new Response(null)
  if (!isTemporary(result.code)) return new Response(null, { status: formReplies['invalid-link'].status })
  const seconds = 'retryAfter' in result ? result.retryAfter : retryAfterOutage
  const { status } = formReplies[result.code]
  return new Response(null, { status, headers: { 'retry-after': String(seconds) } })
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').slice(0, 1_000)
}

const unavailable = () => ({ code: 'unavailable' }) as const
