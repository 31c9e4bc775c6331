import { revalidateTag } from 'next/cache'
import { staleTags } from '@/content/reconciler.ts'
import { env } from '@/env.ts'
import { sameSecret } from '@/same-secret.ts'

/**
 * Finds changes that no webhook told of. The server's own timer calls it (`instrumentation.ts`), or a cron job with
 * `Authorization: Bearer <SITE_SECRET>`.
 */
export async function GET(request: Request): Promise<Response> {
  if (!sameSecret(request.headers.get('authorization'), `Bearer ${env.SITE_SECRET}`)) {
    return Response.json({ error: 'Send the site secret as a bearer token.' }, { status: 401 })
  }
  try {
    const tags = await staleTags()
    for (const tag of tags) revalidateTag(tag, 'max')
    return Response.json({ revalidated: tags })
  } catch (error) {
    console.warn('The content lake did not answer the reconciler; it looks again next time.', error)
    return Response.json({ error: 'The content lake did not answer.' }, { status: 502 })
  }
}
