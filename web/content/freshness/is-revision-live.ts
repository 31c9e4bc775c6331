import 'server-only'
import { revisionQuery } from '@tidewright/schemas/documents/revision.groq.ts'
import { env } from '../../env.ts'
import { documentCacheTags } from '../lake/cache-tags.ts'
import { plainError } from '../lake/lake-failures.ts'
import { sanityFetch } from '../lake/sanity-fetch.ts'
import { PageRevisions } from './page-revision.ts'
import { rowTypes } from './row-changes.ts'

const pages = new PageRevisions()

type RevisionOptions = { id: string; rev: string; path: string }

/**
 * Whether visitors see a revision of a published document: on its own page, or, if it has none, in the next page that
 * the site renders; `isRowLive` tells it for documents that they see as rows of the database. Requesting a stale page
 * also makes the site re-render it.
 */
export async function isRevisionLive(
  { id, rev, path }: RevisionOptions,
  isRowLive: (id: string, rev: string) => Promise<boolean>,
): Promise<boolean> {
  try {
    if (path) return await pages.shows({ origin: env.SITE_URL, path, rev })
    const published = await sanityFetch(revisionQuery, {
      params: { id },
      tags: documentCacheTags(id),
      preview: false,
    })
    if (published?._rev !== rev) return false
    return !rowTypes.has(published._type) || (await isRowLive(id, rev))
  } catch (error) {
    console.warn(plainError('Could not check whether a document is live', error).message)
    return false
  }
}
