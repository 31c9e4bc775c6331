import { markStale } from '@/content/freshness/mark-stale.ts'
import { staleCacheTags } from '@/content/freshness/stale-tags.ts'
import { env } from '@/env.ts'
import { timingSafeEqual } from '@/security/timing-safe-equal.ts'

/**
 * Finds changes that no webhook told of. The server's own timer calls it (`instrumentation.ts`), or a cron job with
 * `Authorization: Bearer <SITE_SECRET>`.
 */
export async function GET(request: Request): Promise<Response> {
  if (!timingSafeEqual(request.headers.get('authorization'), `Bearer ${env.SITE_SECRET}`)) {
    return Response.json({ error: 'Send the site secret as a bearer token.' }, { status: 401 })
  }
  try {
    const tags = await staleCacheTags()
    markStale(tags)
    return Response.json({ revalidated: tags })
  } catch {
    // It looks again next time; `queryLake` has said so in the log.
    return Response.json({ error: 'The content lake did not answer.' }, { status: 502 })
  }
}
