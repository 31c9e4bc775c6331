import type { SanityClient } from 'sanity'
import { retryConflicts } from './retry-conflicts.ts'
import { type ContentDocument, contentOf } from './translated-copy.ts'

type Transaction = ReturnType<SanityClient['transaction']>
type DraftChange = { set: Record<string, unknown>; unset?: string[] }

/**
 * Changes the draft of a document, named by its published id; without a draft one is made of what is published by then. `change` says what
 * to write, from what the draft says now, and is asked anew where somebody wrote in it meanwhile: nothing that was typed is lost. `alongside` adds what is
 * written in the same step or not at all.
 * @throws when the document is gone, or the content lake takes it not even at the last attempt.
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
    if (!now) throw new Error(`There is no ${id} any more.`)
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
