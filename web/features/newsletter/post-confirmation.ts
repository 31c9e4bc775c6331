import 'server-only'
import { isTemporary } from '@tidewright/contracts/forms/form-result.ts'
import { localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { confirmNewsletter } from '@/backend/newsletter.ts'

/** Handles the button of `/newsletter/confirm`. @returns the path that shows the result. */
export async function postConfirmation(
  form: FormData,
  headers: Record<string, string>,
  send = confirmNewsletter,
): Promise<string> {
  const token = String(form.get('token') ?? '')
  const { code } = await send(token, headers).catch(() => ({ code: 'unavailable' }))
  const query = new URLSearchParams(isTemporary(code) ? { token, code } : { code })
  return `${localePath(localeIn(form.get('locale')), '/newsletter/confirm')}?${query}`
}
