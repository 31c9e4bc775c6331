import type { SanityClient } from 'sanity'
import type { CheckId } from '../checks/checks.ts'
import { retryConflicts } from './change-draft.ts'
import { changesSince, recordId, type SourceRecord, sourceRecord } from './source-record.ts'
import type { ContentDocument } from './translated-copy.ts'

/** A translation (by published id), the English document as the translator sees it, and the translator's user id. */
export type Recorded = {
  translationId: string
  source: ContentDocument
  translator: string | undefined
}

/** Changes single fields, so that concurrent changes by somebody else are kept. */
type RecordChange = { set?: Record<string, unknown>; append?: string; ifRevision?: string | undefined }

async function changeRecord(
  client: SanityClient,
  { translationId, source, translator }: Recorded,
  { set = {}, append, ifRevision }: RecordChange,
): Promise<void> {
  const fields = { ...set, ...(translator ? { translator } : {}) }
  const transaction = client.transaction().createIfNotExists(sourceRecord(translationId, source))
  transaction.patch(recordId(translationId), (patch) => {
    const changed = patch.setIfMissing({ dismissed: [] }).set(fields)
    return ifRevision ? changed.ifRevisionId(ifRevision) : changed
  })
  if (append !== undefined)
    transaction.patch(recordId(translationId), (patch) => patch.append('dismissed', [append]))
  await transaction.commit({ tag: 'translation' })
}

/**
 * Marks a translation as up to date with the current English document. What was marked as correct in a text whose
 * English has changed since is reported again, unless it is in `kept`.
 */
export function recordMatch(
  client: SanityClient,
  recorded: Recorded,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { _id, source, sourceRev, units } = sourceRecord(recorded.translationId, recorded.source)
  return retryConflicts(async () => {
    const [record] = await client.getDocuments<SourceRecord>([_id])
    const changed = new Set(changesSince(record?.units ?? [], units).map(({ path }) => path))
    const isCurrent = (entry: string) =>
      kept.has(entry) || !changed.has(entry.slice(0, entry.lastIndexOf(' ')))
    const dismissed = (record?.dismissed ?? []).filter(isCurrent)
    const set = { source, sourceRev, units, dismissed }
    await changeRecord(client, recorded, { set, ifRevision: record?._rev })
  })
}

type Dismissal = { path: string; check: CheckId }

/** A finding in `dismissed` of a record. */
export function dismissalEntry({ path, check }: Dismissal): string {
  return `${path} ${check}`
}

/** Marks a finding as correct. */
export function recordDismissal(
  client: SanityClient,
  recorded: Recorded,
  dismissal: Dismissal,
): Promise<void> {
  return changeRecord(client, recorded, { append: dismissalEntry(dismissal) })
}

/** Records who works on the translation. */
export function recordTranslator(client: SanityClient, recorded: Recorded): Promise<void> {
  return changeRecord(client, recorded, {})
}
