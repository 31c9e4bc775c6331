import { localeIn } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { unsubscribeByOneClick } from '@/features/unsubscribe/post-unsubscribe.ts'
import { visitorHeaders } from '@/security/visitor-headers.ts'

/** The URL of `List-Unsubscribe`. Email programs post here without a page: https://www.rfc-editor.org/rfc/rfc8058 */
export async function POST(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return unsubscribeByOneClick(token, visitorHeaders(request))
}

/** A person who opens the same URL gets the page with its button, in their language: a GET must not unsubscribe. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const path = localePath(localeIn(searchParams.get('locale')), '/unsubscribe')
  const location = `${path}?${new URLSearchParams({ token })}`
  return new Response(null, { status: 303, headers: { location } })
}
