import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { postAccessCode } from '@/features/playbooks/access.ts'
import { visitorHeaders } from '@/security/visitor-headers.ts'
import { formHandler, redirectTo } from '../form-route.ts'

/** Checks the weekly access code. Pages with JavaScript get the result as JSON, others a redirect. */
export const POST = formHandler(async (form, request) => {
  const result = await postAccessCode(form, visitorHeaders(request))
  if (request.headers.get('accept') === 'application/json') {
    return Response.json({ result }, { headers: { 'cache-control': 'no-store' } })
  }
  const locale = form.get('locale')
  const page = localePath(isLocaleId(locale) ? locale : defaultLocale, '/weeklyplaybooks')
  return redirectTo(`${page}?result=${result}`)
})
