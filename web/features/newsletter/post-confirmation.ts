import 'server-only'
import { isTemporary } from '@tidewright/contracts/forms/form-result.ts'
import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { confirmNewsletter } from '@/backend/newsletter.ts'

/** Handles the button of `/newsletter/confirm`. @returns the path that shows the result. */
export async function postConfirmation(
  form: FormData,
  headers: Record<string, string>,
  send = confirmNewsletter,
): Promise<string> {
  const locale = form.get('locale')
  const token = String(form.get('token') ?? '')
  const { code } = await send(token, headers).catch(() => ({ code: 'unavailable' }))
  const query = new URLSearchParams(isTemporary(code) ? { token, code } : { code })
  return `${localePath(isLocaleId(locale) ? locale : defaultLocale, '/newsletter/confirm')}?${query}`
}
