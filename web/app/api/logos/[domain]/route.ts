import { getLogo } from '@/content/media/logos.ts'
import { imageHeaders } from '@/security/headers.ts'

/**
 * The logo of a company in a leader quote, so that the logo service never sees visitors. If there is none, 204: an
 * error status would show up in the visitor's console.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/logos/[domain]'>,
): Promise<Response> {
  const logo = await getLogo((await params).domain)
  if (!logo) return new Response(null, { status: 204, headers: { 'cache-control': 'public, max-age=600' } })
  return new Response(logo.body, {
    headers: {
      'content-type': logo.contentType,
      'cache-control': 'public, max-age=86400',
      ...imageHeaders,
    },
  })
}
