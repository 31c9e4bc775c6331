import { env } from '@/env.ts'
import { isFromThisSite } from '@/security/is-from-this-site.ts'
import { visitorHeaders } from '@/security/visitor-headers.ts'

type PostForm = (form: FormData, headers: Record<string, string>) => Promise<string>

/** Handles a form without JavaScript: a form post from a page of this site, answered with a redirect. */
export function formRoute(post: PostForm) {
  return formHandler(async (form, request) => redirectTo(await post(form, visitorHeaders(request))))
}

/** Accepts only form posts from pages of this site. */
export function formHandler(respond: (form: FormData, request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (!isFromThisSite({ headers: request.headers, siteUrl: env.SITE_URL }))
      return new Response('Send the form from its own page.', { status: 403 })
    const form = await request.formData().catch(() => null)
    if (!form) return new Response('Send the form as form data.', { status: 400 })
    return respond(form, request)
  }
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
