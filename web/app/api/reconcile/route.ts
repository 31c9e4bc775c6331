import { changedDocuments } from '@/content/freshness/changed-documents.ts'
import { markChanged } from '@/content/freshness/mark-stale.ts'
import { env } from '@/env.ts'
import { syncDownloads } from '@/features/downloads/published-rows.ts'
import { timingSafeEqual } from '@/security/timing-safe-equal.ts'

/**
 * Finds changes that no webhook reported; with `?suspicious=1` everything counts as changed. Called by the server's own timer (`instrumentation.ts`), or a cron job with
 * `Authorization: Bearer <SITE_SECRET>`.
 */
export async function GET(request: Request): Promise<Response> {
  if (!timingSafeEqual(request.headers.get('authorization'), `Bearer ${env.SITE_SECRET}`)) {
    return Response.json({ error: 'Send the site secret as a bearer token.' }, { status: 401 })
  }
  try {
    const suspicious = new URL(request.url).searchParams.has('suspicious')
    return Response.json({ revalidated: markChanged(await changedDocuments({ suspicious }), syncDownloads) })
  } catch {
    // The next run retries; `queryLake` has logged the error.
    return Response.json({ error: 'The content lake did not respond.' }, { status: 502 })
  }
}
