import 'server-only'
import { findProblems } from '@tidewright/contracts/forms/field-rules.ts'
import { playbookRules, playbookTypes } from '@tidewright/contracts/forms/playbook-rules.ts'
import { localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { type PlaybookRequest, requestPlaybook } from '@/backend/playbooks.ts'
import { sealedCookie } from '@/security/sealed-cookie.ts'
import { honeypotName } from '@/ui/form/bot-signals.tsx'
import { grantedAccess } from './access.ts'
import type { RequestFlash } from './request-form.tsx'
import type { RequestResult } from './request-result.ts'

/** Stores a form for the page that shows it again. */
const requestFlash = sealedCookie<RequestFlash>('playbook-flash', 10)

/** The result of the last form post, by the `result` parameter of its redirect. */
export async function readRequestFlash(result: unknown): Promise<RequestFlash | null> {
  if (result === 'sent') return { result: { code: 'accepted' } }
  return result === 'failed' ? requestFlash.read() : null
}

/** Handles a playbook form that the browser posted. @returns the path that shows the result. */
export async function postPlaybook(form: FormData, headers: Record<string, string>): Promise<string> {
  const locale = localeIn(form.get('locale'))
  const page = localePath(locale, '/weeklyplaybooks')
  const playbookType = playbookTypes.find((type) => type === form.get('playbookType'))
  const access = await grantedAccess()
  if (!access) return `${page}?result=no-access`
  if (!playbookType) return page
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 400)
  const values = { name: text('name'), email: text('email'), sendTips: form.get('sendTips') === 'on' }
  const { pass } = access
  const result = await send({ ...values, playbookType, locale, pass, website: text(honeypotName) }, headers)
  const week = Number(form.get('week')) || playbookTypes.indexOf(playbookType) + 1
  if (result.code === 'accepted') {
    await requestFlash.clear()
    return `${page}?week=${week}&result=sent#request-${week}`
  }
  await requestFlash.set({ values, result })
  return `${page}?week=${week}&result=failed#request-${week}`
}

async function send(request: PlaybookRequest, headers: Record<string, string>): Promise<RequestResult> {
  const { name, email } = request
  const problems = findProblems(playbookRules, { name, email })
  if (Object.keys(problems).length > 0) return { code: 'invalid', problems }
  return requestPlaybook(request, headers).catch((): RequestResult => ({ code: 'unavailable' }))
}
