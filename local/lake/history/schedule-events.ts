import { releaseDocumentId } from '../releases/release.ts'
import type { Transaction } from '../store/document.ts'
import { publishedId } from '../store/document-id.ts'

/** The event of a transaction that schedules or unschedules the release of a version. */
export function scheduleEvents(
  { id, timestamp, author, changes }: Transaction,
  releaseId: string,
  versionId: string,
): Record<string, unknown>[] {
  const release = changes.find(({ documentId }) => documentId === releaseDocumentId(releaseId))
  const [before, after] = [release?.before?.state, release?.after?.state]
  const base = {
    documentId: publishedId(versionId),
    timestamp,
    author,
    releaseId,
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
