import { listKnownUrls } from '@/content/known-urls.ts'
import { env } from '@/env.ts'
import { timingSafeEqual } from '@/security/timing-safe-equal.ts'

/** Every URL that the content lake has something for. Called by this server itself, with the site secret. */
export async function GET(request: Request): Promise<Response> {
  if (!timingSafeEqual(request.headers.get('authorization'), `Bearer ${env.SITE_SECRET}`)) {
    return Response.json({ error: 'Send the site secret as a bearer token.' }, { status: 401 })
  }
  try {
    return Response.json(await listKnownUrls())
  } catch {
    // `queryLake` has logged the error.
    return Response.json({ error: 'The content lake did not respond.' }, { status: 502 })
  }
}
