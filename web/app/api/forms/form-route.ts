import { env } from '@/env.ts'
import { isFromThisSite } from '@/security/is-from-this-site.ts'
import { visitorHeaders } from '@/security/visitor-headers.ts'

/** A form without JavaScript: a form post from a page of this site in, a redirect out. */
export function formRoute(post: (form: FormData, headers: Record<string, string>) => Promise<string>) {
  return async (request: Request): Promise<Response> => {
    if (!isFromThisSite({ headers: request.headers, siteUrl: env.SITE_URL }))
      return new Response('Send the form from its own page.', { status: 403 })
    const form = await request.formData().catch(() => null)
    if (!form) return new Response('Send the form as form data.', { status: 400 })
    const location = await post(form, visitorHeaders(request))
    return new Response(null, { status: 303, headers: { location } })
  }
}
