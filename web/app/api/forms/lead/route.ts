import { postLead } from '@/features/booking/post-lead.ts'
import { visitorHeaders } from '@/security/visitor-headers.ts'
import { formHandler, redirectTo } from '../form-route.ts'

export const POST = formHandler(async (form, request) =>
  redirectTo(await postLead(form, visitorHeaders(request), pageOf(request))),
)

/** The path of the page with the form, if the browser says it. */
function pageOf(request: Request): string | undefined {
  const referrer = request.headers.get('referer')
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname : undefined
}
