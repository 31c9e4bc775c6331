import type { SanityClient } from 'sanity'

/** `id` is the published id, `revision` the validated revision of the draft. */
type ValidatedDraft = { id: string; revision: string }

/**
 * Publishes drafts in their validated revisions, all or none.
 * @throws if a draft has changed since, or the request fails.
 */
export async function publishDrafts(client: SanityClient, drafts: readonly ValidatedDraft[]): Promise<void> {
  await client.action(
    drafts.map(({ id, revision }) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: `drafts.${id}`,
      publishedId: id,
      ifDraftRevisionId: revision,
    })),
    { tag: 'translation' },
  )
}
