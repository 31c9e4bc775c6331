/** One webhook message, sent until it arrives or about a minute has passed. */
import type { Change, Transaction } from '../store/document.ts'
import { isPublished, newId } from '../store/document-id.ts'

export type Delivery = { body: string; headers: Record<string, string> }
type Origin = { projectId: string; dataset: string }

/** The messages of a webhook with the projection `{_id, _type, language, "slug": slug.current, "operation": delta::operation()}`. */
export function deliveriesOf(transaction: Transaction, origin: Origin): Delivery[] {
  return transaction.changes.filter(isPublic).map((change) => deliveryOf(change, transaction, origin))
}

/** Leaves out drafts, versions, assets and system documents. */
function isPublic({ documentId, before, after }: Change): boolean {
  const type = (after ?? before)?._type ?? ''
  return isPublished(documentId) && !documentId.startsWith('_.') && !/^(?:sanity|system)\./.test(type)
}

function deliveryOf(
  { documentId, before, after }: Change,
  transaction: Transaction,
  origin: Origin,
): Delivery {
  const document = after ?? before
  const operation = !before ? 'create' : after ? 'update' : 'delete'
  const body = JSON.stringify({
    _id: documentId,
    _type: document?._type,
    language: document?.language ?? null,
    slug: Object(document?.slug).current ?? null,
    operation,
  })
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': newId(),
    'sanity-transaction-id': transaction.id,
    'sanity-transaction-time': transaction.timestamp,
    'sanity-dataset': origin.dataset,
    'sanity-project-id': origin.projectId,
    'sanity-document-id': documentId,
    'sanity-operation': operation,
  }
  return { body, headers }
}
