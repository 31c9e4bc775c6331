import type { SanityClient } from 'sanity'

/** `id` is the published one, `revision` that of the draft that was judged. */
type ValidatedDraft = { id: string; revision: string }

/** Makes drafts public in the states that were judged, all or none. @throws when one of them is another by now, or there is no answer. */
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
