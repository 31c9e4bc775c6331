import 'server-only'
import { revisionQuery } from '@tidewright/schemas/documents/revision.groq.ts'
import { env } from '../env.ts'
import { documentCacheTag } from './cache-tags.ts'
import { plainError } from './plain-error.ts'
import { sanityFetch } from './sanity-fetch.ts'

type RevisionOptions = { id: string; rev: string; path: string }

/**
 * Whether the site shows a revision of a published document: on its own page, as a visitor gets it, or, for one without
 * a page, as the site would show it in the next page that it makes. Looking at a stale page also makes the site renew it.
 */
export async function isRevisionLive({ id, rev, path }: RevisionOptions): Promise<boolean> {
  try {
    if (path) return await pageShows(path, rev)
    const published = await sanityFetch(revisionQuery, {
      params: { id },
      tags: [documentCacheTag(id)],
      preview: false,
    })
    return published?._rev === rev
  } catch (error) {
    console.warn(plainError('The site could not tell whether a document is live', error).message)
    return false
  }
}

async function pageShows(path: string, rev: string): Promise<boolean> {
  const url = new URL(path, env.SITE_URL)
  // Nobody may have this server fetch from another host, however the path is written.
  if (url.origin !== new URL(env.SITE_URL).origin) return false
  const reply = await fetch(url, {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  })
  return (await reply.text()).includes(`data-revision="${rev}"`)
}
