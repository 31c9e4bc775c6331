import type { SanityClient } from 'sanity'
import type { CheckId } from '../checks/checks.ts'
import { recordId, sourceRecord } from './source-record.ts'
import type { ContentDocument } from './translated-copy.ts'

/** A translation (by published id), the English document as the translator sees it, and the translator's user id. */
export type Recorded = {
  translationId: string
  source: ContentDocument
  translator: string | undefined
}

/** Changes single fields, so that concurrent changes by somebody else are kept. */
type RecordChange = { set?: Record<string, unknown>; append?: string }

async function changeRecord(
  client: SanityClient,
  { translationId, source, translator }: Recorded,
  { set = {}, append }: RecordChange,
): Promise<void> {
  const fields = { ...set, ...(translator ? { translator } : {}) }
  const transaction = client.transaction().createIfNotExists(sourceRecord(translationId, source))
  transaction.patch(recordId(translationId), (patch) => patch.setIfMissing({ dismissed: [] }).set(fields))
  if (append !== undefined)
    transaction.patch(recordId(translationId), (patch) => patch.append('dismissed', [append]))
  await transaction.commit({ tag: 'translation' })
}

/** Marks a translation as up to date with the current English document. */
export function recordMatch(client: SanityClient, recorded: Recorded): Promise<void> {
  const { source, sourceRev, units } = sourceRecord(recorded.translationId, recorded.source)
  return changeRecord(client, recorded, { set: { source, sourceRev, units } })
}

/** Marks a finding as correct. */
export function recordDismissal(
  client: SanityClient,
  recorded: Recorded,
  { path, check }: { path: string; check: CheckId },
): Promise<void> {
  return changeRecord(client, recorded, { append: `${path} ${check}` })
}

/** Records who works on the translation. */
export function recordTranslator(client: SanityClient, recorded: Recorded): Promise<void> {
  return changeRecord(client, recorded, {})
}
