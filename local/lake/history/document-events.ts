/** A document's log as events of the Studio's history panel: created, published, unpublished, scheduled, deleted. */
import { releaseDocumentId, releaseIdOf } from '../releases/release.ts'
import { schedulerAuthor } from '../releases/release-scheduler.ts'
import type { Change, RevisionChange, Transaction } from '../store/document.ts'
import { draftId, isPublished, publishedId } from '../store/document-id.ts'
import type { TransactionLog } from '../store/log.ts'

type Log = Pick<TransactionLog, 'history' | 'revisions' | 'releaseVersionIn'>
type RevisionTransaction = Transaction<RevisionChange>
type DocumentEvent = Record<string, unknown>

/** Events of the document that `id` is a version of, newest first. A version in a release has only its own. */
export function documentEvents(id: string, log: Log): DocumentEvent[] {
  const published = publishedId(id)
  const releaseId = releaseIdOf(id)
  const version = isPublished(id) ? draftId(id) : id
  const release = releaseId === undefined ? [] : [releaseDocumentId(releaseId)]
  const releaseChanges = new Map(log.history(release).map(({ sequence, changes }) => [sequence, changes[0]]))
  const events: DocumentEvent[] = []
  let hadVersion = false
  for (const transaction of log.revisions([published, version, ...release])) {
    const change = transaction.changes.find(({ documentId }) => documentId === version)
    if (releaseId === undefined) events.push(...eventsOf(transaction, published, version, hadVersion, log))
    else {
      if (change) events.push(...eventsOf(transaction, published, version, hadVersion, log))
      if (hadVersion)
        events.push(...scheduleEvents(transaction, releaseChanges.get(transaction.sequence), version))
    }
    if (change) hadVersion = change.after !== null
  }
  return events.reverse()
}

/** `hadVersion`: the version existed before the transaction, whether or not the transaction changed it. */
function eventsOf(
  transaction: RevisionTransaction,
  documentId: string,
  ownVersionId: string,
  hadVersion: boolean,
  log: Log,
): DocumentEvent[] {
  const { id, sequence, timestamp, author, changes } = transaction
  const changeOf = (wanted: string) => changes.find((change) => change.documentId === wanted)
  const published = effectOf(changeOf(documentId))
  const version = effectOf(changeOf(ownVersionId))
  const released = published === 'none' ? undefined : log.releaseVersionIn(sequence, documentId)
  const versionId = released?.id ?? ownVersionId
  const releaseId = releaseIdOf(versionId)
  const base = { documentId, timestamp, author, ...(releaseId ? { releaseId } : {}) }
  const versionRevisionId = released?.revision ?? changeOf(versionId)?.before ?? undefined
  if (published === 'created' || published === 'updated') {
    // Changing a published document without a draft, as imports do, also counts as publishing.
    const publishCause = causeOf(releaseId, author)
    const cause = { type: publishCause }
    return [
      {
        type: 'publishDocumentVersion',
        ...base,
        versionId,
        revisionId: id,
        versionRevisionId,
        publishCause,
        cause,
      },
    ]
  }
  if (published === 'deleted') {
    const hasVersion = version === 'none' ? hadVersion : version !== 'deleted'
    if (!hasVersion && !released) return [{ type: 'deleteDocumentGroup', ...base }]
    const cause = { type: releaseId ? causeOf(releaseId, author) : 'document.unpublish' }
    return [{ type: 'unpublishDocument', ...base, versionId: undefined, revisionId: id, cause }]
  }
  if (version === 'created')
    return [{ type: 'createDocumentVersion', ...base, versionId, versionRevisionId: id }]
  if (version === 'deleted') return [{ type: 'deleteDocumentVersion', ...base, versionId, versionRevisionId }]
  return []
}

function causeOf(releaseId: string | undefined, author: string) {
  if (!releaseId) return 'document.publish'
  return author === schedulerAuthor ? 'release.schedule' : 'release.publish'
}

function effectOf(change: RevisionChange | undefined): 'none' | 'created' | 'updated' | 'deleted' {
  if (!change) return 'none'
  if (!change.after) return 'deleted'
  return change.before ? 'updated' : 'created'
}

/** The event of a transaction that schedules or unschedules the `release` of a version. */
function scheduleEvents(
  { id, timestamp, author }: RevisionTransaction,
  release: Change | undefined,
  versionId: string,
): DocumentEvent[] {
  const [before, after] = [release?.before?.state, release?.after?.state]
  const base = {
    documentId: publishedId(versionId),
    timestamp,
    author,
    releaseId: releaseIdOf(versionId),
    versionId,
    versionRevisionId: id,
  }
  if (before === 'scheduling' && after === 'scheduled') {
    const publishAt = release?.after?.publishAt
    return [{ type: 'scheduleDocumentVersion', ...base, publishAt, state: 'pending' }]
  }
  return before === 'unscheduling' && after === 'active'
    ? [{ type: 'unscheduleDocumentVersion', ...base }]
    : []
}
