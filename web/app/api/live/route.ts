import { z } from 'zod'
import { isRevisionLive } from '@/content/freshness/is-revision-live.ts'
import { documentPath } from '@/content/freshness/page-revision.ts'
import { env } from '@/env.ts'
import { isRowLive } from '@/features/downloads/published-rows.ts'

const revisionParams = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/),
  rev: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  /** The public path of the document, if it has one. It is requested as a visitor would. */
  path: z.union([z.literal(''), z.string().max(500).regex(documentPath)]).default(''),
})

/** Tells the Studio whether visitors see a revision of a published document: `{ "live": boolean }`. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'access-control-allow-origin': env.STUDIO_URL, 'cache-control': 'no-store' }
  const parsed = revisionParams.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) {
    return Response.json({ error: 'Send id, rev and, for a page, path.' }, { status: 400, headers })
  }
  return Response.json({ live: await isRevisionLive(parsed.data, isRowLive) }, { headers })
}
