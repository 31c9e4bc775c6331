import type { SanityClient } from 'sanity'
import { retryConflicts } from './retry-conflicts.ts'
import { type ContentDocument, contentOf } from './translated-copy.ts'

type Transaction = ReturnType<SanityClient['transaction']>
type DraftChange = { set: Record<string, unknown>; unset?: string[] }

/**
 * Patches the draft of a document (by published id), creating it from the published version if there is none. `change`
 * computes the patch from the current draft and runs again after a conflict, so edits made in the meantime are kept.
 * `alongside` adds mutations to the same transaction.
 * @throws if the document doesn't exist, or if the last attempt fails.
 */
export function changeDraft(
  client: SanityClient,
  id: string,
  change: (now: ContentDocument) => DraftChange | null,
  alongside: (transaction: Transaction) => void = () => undefined,
): Promise<void> {
  return retryConflicts(async () => {
    const [draft, published] = await client.getDocuments<ContentDocument>([`drafts.${id}`, id])
    const now = draft ?? published
    if (!now) throw new Error(`Document ${id} no longer exists.`)
    const written = change(now)
    if (!written) return
    const { set, unset = [] } = written
    const transaction = client.transaction()
    if (!draft) transaction.create({ ...contentOf(now), _id: `drafts.${id}`, _type: now._type })
    transaction.patch(`drafts.${id}`, (patch) => {
      const changed = unset.length > 0 ? patch.set(set).unset(unset) : patch.set(set)
      return draft ? changed.ifRevisionId(draft._rev) : changed
    })
    alongside(transaction)
    await transaction.commit({ tag: 'translation' })
  })
}
