/** A document's log as events of the Studio's history panel: created, published, unpublished, deleted. */
import type { Change, Transaction } from '../store/document.ts'
import { draftId, isPublished, publishedId } from '../store/document-id.ts'

type History = (documentIds: string[]) => Transaction[]

/** Events of the document that `id` is a version of, newest first. */
export function documentEvents(id: string, history: History): Record<string, unknown>[] {
  const published = publishedId(id)
  const version = isPublished(id) ? draftId(id) : id
  const events: Record<string, unknown>[] = []
  let hadVersion = false
  for (const transaction of history([published, version])) {
    events.push(...eventOf(transaction, published, version, hadVersion))
    const change = transaction.changes.find(({ documentId }) => documentId === version)
    if (change) hadVersion = change.after !== null
  }
  return events.reverse()
}

/** `hadVersion`: a draft existed before the transaction, whether or not the transaction changed it. */
function eventOf(
  transaction: Transaction,
  documentId: string,
  versionId: string,
  hadVersion: boolean,
): Record<string, unknown>[] {
  const { id, timestamp, author, changes } = transaction
  const changeOf = (wanted: string) => changes.find((change) => change.documentId === wanted)
  const [published, version] = [effectOf(changeOf(documentId)), effectOf(changeOf(versionId))]
  const base = { documentId, timestamp, author }
  const versionRevisionId = changeOf(versionId)?.before?._rev
  if (published === 'created' || published === 'updated') {
    // Changing a published document without a draft, as imports do, also counts as publishing.
    const cause = { type: 'document.publish' }
    return [{ type: 'publishDocumentVersion', ...base, versionId, revisionId: id, versionRevisionId, cause }]
  }
  if (published === 'deleted') {
    const hasVersion = version === 'none' ? hadVersion : version !== 'deleted'
    if (!hasVersion) return [{ type: 'deleteDocumentGroup', ...base }]
    const cause = { type: 'document.unpublish' }
    return [{ type: 'unpublishDocument', ...base, versionId: undefined, revisionId: id, cause }]
  }
  if (version === 'created')
    return [{ type: 'createDocumentVersion', ...base, versionId, versionRevisionId: id }]
  if (version === 'deleted') return [{ type: 'deleteDocumentVersion', ...base, versionId, versionRevisionId }]
  return []
}

function effectOf(change: Change | undefined): 'none' | 'created' | 'updated' | 'deleted' {
  if (!change) return 'none'
  if (!change.after) return 'deleted'
  return change.before ? 'updated' : 'created'
}
