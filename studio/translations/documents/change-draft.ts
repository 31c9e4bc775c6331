import type { SanityClient } from 'sanity'
import { editedId } from '../../releases/edited-id.ts'
import { type ContentDocument, contentOf } from './translated-copy.ts'

/** Maximum number of attempts while somebody else writes to the same document. */
const attempts = 5

/**
 * Retries a read-then-write that expects the revision it read, as long as it fails with a conflict (409).
 * @throws the error of the last attempt, or any error that isn't a conflict.
 */
export async function retryConflicts<Result>(write: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (Object(error).statusCode !== 409 || attempt === attempts) throw error
    return retryConflicts(write, attempt + 1)
  }
}

type Transaction = ReturnType<SanityClient['transaction']>
/** A document (by published id), in a release or as a draft. */
export type Edited = { id: string; release: string | undefined }
type DraftChange = { set: Record<string, unknown>; unset?: string[] }

/**
 * Patches the draft of a document, or its version in a release, creating it from what the editor sees if there is none,
 * or from the published document if `isFromPublished`. `change` computes the patch from the current content and runs
 * again after a conflict, so edits made in the meantime are kept. `alongside` adds mutations to the same transaction.
 * @throws if the document doesn't exist, or if the last attempt fails.
 */
export function changeDraft(
  client: SanityClient,
  { id, release, isFromPublished = false }: Edited & { isFromPublished?: boolean },
  change: (now: ContentDocument) => DraftChange | null,
  alongside: (transaction: Transaction) => void = () => undefined,
): Promise<void> {
  return retryConflicts(async () => {
    const target = editedId(id, release)
    const ids = [target, `drafts.${id}`, id]
    const [own, draft, published] = await client.getDocuments<ContentDocument>(ids)
    const now = own ?? (isFromPublished ? null : draft) ?? published
    if (!now) throw new Error(`Document ${id} no longer exists.`)
    const written = change(now)
    if (!written) return
    const { set, unset = [] } = written
    const transaction = client.transaction()
    if (!own) transaction.create({ ...contentOf(now), _id: target, _type: now._type })
    transaction.patch(target, (patch) => {
      const changed = unset.length > 0 ? patch.set(set).unset(unset) : patch.set(set)
      return own ? changed.ifRevisionId(own._rev) : changed
    })
    alongside(transaction)
    await transaction.commit({ tag: 'translation' })
  })
}
