import 'server-only'
import { isTemporary } from '@tidewright/contracts/forms/form-result.ts'
import { localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { setNewsletterLanguage } from '@/backend/newsletter.ts'

/** Handles the buttons of `/newsletter/language`. @returns the path that shows the result, in the chosen language. */
export async function postLanguage(
  form: FormData,
  headers: Record<string, string>,
  send = setNewsletterLanguage,
): Promise<string> {
  const language = localeIn(form.get('language'))
  const token = String(form.get('token') ?? '').slice(0, 1_000)
  const { code } = await send(token, language, headers).catch(() => ({ code: 'unavailable' }))
  const query = new URLSearchParams(isTemporary(code) ? { token, code } : { code })
  return `${localePath(language, '/newsletter/language')}?${query}`
}
