import 'server-only'
import { defaultLocale, isLocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { confirmNewsletter } from '@/backend/newsletter.ts'

/** Takes the button of `/newsletter/confirm` and returns the path that says how it went. */
export async function postConfirmation(form: FormData, headers: Record<string, string>): Promise<string> {
  const locale = form.get('locale')
  const token = String(form.get('token') ?? '')
  const { code } = await confirmNewsletter(token, headers).catch(() => ({ code: 'unavailable' }))
  const query = code === 'unavailable' ? new URLSearchParams({ token, code }) : new URLSearchParams({ code })
  return `${localePath(isLocaleId(locale) ? locale : defaultLocale, '/newsletter/confirm')}?${query}`
}
