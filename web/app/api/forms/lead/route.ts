import { env } from '@/env.ts'
import { postLead } from '@/features/booking/post-lead.ts'
import { clientIp } from '@/security/client-ip.ts'

/** The consultation form without JavaScript: a form post in, a redirect out. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromThisSite(request)) return new Response('Send the form from its own page.', { status: 403 })
  const form = await request.formData().catch(() => null)
  if (!form) return new Response('Send the form as form data.', { status: 400 })
  return new Response(null, {
    status: 303,
    headers: { location: await postLead(form, clientIp(request.headers.get('x-forwarded-for'))) },
  })
}

/** Browsers tell where a post comes from; one from another site is refused, one that does not tell is let in. */
function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('origin')
  return (
    origin === null || origin === 'null' || origin === env.SITE_URL || new URL(request.url).origin === origin
  )
}
