import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { referencedIds } from '../../studio/translations/documents/translated-copy.ts'

type Identified = { _id: string }

/** Keeps URLs below the limits of servers. */
const idsPerRequest = 100

const revisions = z.object({ documents: z.array(z.object({ _id: z.string() })) })

/**
 * The documents that the dataset never had, of those that it doesn't have now. One that refers to a document that was deleted
 * or unpublished is left out, too: the content lake would reject it.
 */
export async function neverPublished<Document extends Identified>(
  client: SanityClient,
  missing: readonly Document[],
): Promise<Document[]> {
  const gone = await idsInHistory(
    client,
    missing.map(({ _id }) => _id),
  )
  return withoutGone(missing, gone)
}

/** The documents that are not gone and refer, directly or through others of them, to none that is. */
export function withoutGone<Document extends Identified>(
  documents: readonly Document[],
  gone: ReadonlySet<string>,
): Document[] {
  const refersToGone = (document: Document) => referencedIds(document).some((id) => gone.has(id))
  const left = documents.filter((document) => gone.has(document._id) || refersToGone(document))
  if (left.length === 0) return [...documents]
  const leftIds = new Set(left.map(({ _id }) => _id))
  return withoutGone(
    documents.filter(({ _id }) => !leftIds.has(_id)),
    leftIds,
  )
}

/** Those of the ids that the dataset has or had. https://www.sanity.io/docs/http-reference/history */
async function idsInHistory(client: SanityClient, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += idsPerRequest) {
    const batch = ids.slice(start, start + idsPerRequest).join(',')
    const url = `/data/history/${client.config().dataset}/documents/${batch}`
    const { documents } = revisions.parse(await client.request({ url, query: { lastRevision: 'true' } }))
    for (const { _id } of documents) found.add(_id)
  }
  return found
}
