import { locales } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { getArticleEntries, listArticleRevisions, listPageEntries } from '@/content/search/search-entries.ts'
import { env } from '@/env.ts'
import { searchRows } from '@/features/downloads/published-rows.ts'
import { timingSafeEqual } from '@/security/timing-safe-equal.ts'

const locale = z.enum(locales.map(({ id }) => id))
const asked = z.union([
  z.object({ pagesOf: locale }),
  z.object({ revisionsOf: locale }),
  z.object({ articles: z.array(z.string()).max(100) }),
])

/** What the search index is made of. Called by this server itself, with the site secret. */
export async function POST(request: Request): Promise<Response> {
  if (!timingSafeEqual(request.headers.get('authorization'), `Bearer ${env.SITE_SECRET}`)) {
    return Response.json({ error: 'Send the site secret as a bearer token.' }, { status: 401 })
  }
  const parsed = asked.safeParse(await request.json().catch(() => null))
  if (!parsed.success) {
    return Response.json({ error: 'Send { pagesOf }, { revisionsOf } or { articles }.' }, { status: 400 })
  }
  try {
    return Response.json(await entriesFor(parsed.data))
  } catch {
    // `queryLake` has logged the error.
    return Response.json({ error: 'The content lake did not respond.' }, { status: 502 })
  }
}

async function entriesFor(data: z.infer<typeof asked>) {
  if ('pagesOf' in data) return listPageEntries(data.pagesOf, await searchRows(data.pagesOf))
  if ('revisionsOf' in data) return listArticleRevisions(data.revisionsOf)
  return getArticleEntries(data.articles)
}
