/** The log of a document as the Studio's history panel names what happened: created, published, unpublished, deleted. */
import type { Change, Transaction } from '../store/document.ts'
import { draftId, isPublished, publishedId } from '../store/document-id.ts'

type History = (documentIds: string[]) => Transaction[]

/** Events of the document that `id` is a version of, newest first. */
export function documentEvents(id: string, history: History): Record<string, unknown>[] {
  const published = publishedId(id)
  const version = isPublished(id) ? draftId(id) : id
  return history([published, version])
    .flatMap((transaction) => eventOf(transaction, published, version))
    .reverse()
}

function eventOf(transaction: Transaction, documentId: string, versionId: string): Record<string, unknown>[] {
  const { id, timestamp, author } = transaction
  const effect = (wanted: string) =>
    effectOf(transaction.changes.find((change) => change.documentId === wanted))
  const [published, version] = [effect(documentId), effect(versionId)]
  const base = { documentId, timestamp, author }
  const versionRevisionId = transaction.changes.find((change) => change.documentId === versionId)?.before
    ?._rev
  if (published !== 'none' && published !== 'deleted' && version === 'deleted') {
    const cause = { type: 'document.publish' }
    return [{ type: 'publishDocumentVersion', ...base, versionId, revisionId: id, versionRevisionId, cause }]
  }
  if (published === 'deleted') {
    // Unpublishing makes a draft of what was published, unless there is one.
    if (version === 'deleted' || version === 'none') return [{ type: 'deleteDocumentGroup', ...base }]
    const cause = { type: 'document.unpublish' }
    return [{ type: 'unpublishDocument', ...base, versionId: undefined, revisionId: id, cause }]
  }
  if (version === 'created') {
    return [{ type: 'createDocumentVersion', ...base, versionId, versionRevisionId: id }]
  }
  if (version === 'deleted') return [{ type: 'deleteDocumentVersion', ...base, versionId, versionRevisionId }]
  if (published === 'created') {
    const cause = { type: 'document.publish' }
    return [{ type: 'publishDocumentVersion', ...base, versionId, revisionId: id, cause }]
  }
  return []
}

function effectOf(change: Change | undefined): 'none' | 'created' | 'updated' | 'deleted' {
  if (!change) return 'none'
  if (!change.after) return 'deleted'
  return change.before ? 'updated' : 'created'
}
