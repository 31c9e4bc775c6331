import { localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { getAssessment } from '@/content/assessment.ts'
import { env } from '@/env.ts'
import { postAssessment } from '@/features/assessment/post-assessment.ts'
import { postLead } from '@/features/booking/post-lead.ts'
import { postConfirmation } from '@/features/newsletter/post-confirmation.ts'
import { postLanguage } from '@/features/newsletter/post-language.ts'
import { postNewsletter } from '@/features/newsletter/post-newsletter.ts'
import { postAccessCode } from '@/features/playbooks/access.ts'
import { postPlaybook } from '@/features/playbooks/post-playbook.ts'
import { postResubscribe, postUnsubscribe } from '@/features/unsubscribe/post-unsubscribe.ts'
import { isFromThisSite } from '@/security/is-from-this-site.ts'
import { visitorHeaders } from '@/security/visitor-headers.ts'

type PostForm = (form: FormData, headers: Record<string, string>) => Promise<string>
type Respond = (form: FormData, request: Request) => Promise<Response>

/** The forms that work without JavaScript, by the last part of their path. */
const forms = new Map<string, Respond>([
  ['access-code', checkAccessCode],
  ['assessment', redirecting(scoreAssessment)],
  [
    'lead',
    async (form, request) => redirectTo(await postLead(form, visitorHeaders(request), pageOf(request))),
  ],
  ['newsletter', redirecting(postNewsletter)],
  ['newsletter-confirmation', redirecting(postConfirmation)],
  ['newsletter-language', redirecting(postLanguage)],
  ['playbook', redirecting(postPlaybook)],
  ['resubscribe', redirecting(postResubscribe)],
  ['unsubscribe', redirecting(postUnsubscribe)],
])

/** Handles a form post, which must come from a page of this site. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/forms/[form]'>,
): Promise<Response> {
  const respond = forms.get((await params).form)
  if (!respond) return new Response('There is no such form.', { status: 404 })
  if (!isFromThisSite({ headers: request.headers, siteUrl: env.SITE_URL }))
    return new Response('Send the form from its own page.', { status: 403 })
  const form = await request.formData().catch(() => null)
  if (!form) return new Response('Send the form as form data.', { status: 400 })
  return respond(form, request)
}

/** Answers a form with a redirect to the path that `post` returns. */
function redirecting(post: PostForm): Respond {
  return async (form, request) => redirectTo(await post(form, visitorHeaders(request)))
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

/** Checks the weekly access code. Pages with JavaScript get the result as JSON, others a redirect. */
async function checkAccessCode(form: FormData, request: Request): Promise<Response> {
  const result = await postAccessCode(form, visitorHeaders(request))
  if (request.headers.get('accept') === 'application/json') {
    return Response.json({ result }, { headers: { 'cache-control': 'no-store' } })
  }
  return redirectTo(`${localePath(localeIn(form.get('locale')), '/weeklyplaybooks')}?result=${result}`)
}

async function scoreAssessment(form: FormData): Promise<string> {
  const locale = localeIn(form.get('locale'))
  const assessment = await getAssessment(locale)
  // Without its questions there is no score; the page says that they are missing.
  return assessment ? postAssessment(form, assessment, locale) : localePath(locale, '/assessment/result')
}

/** The path of the page with the form, if the browser says it. */
function pageOf(request: Request): string | undefined {
  const referrer = request.headers.get('referer')
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname : undefined
}
