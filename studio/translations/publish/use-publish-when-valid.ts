import { useEffect, useState } from 'react'
import { type SanityClient, useEditState, useSyncState, type ValidationMarker } from 'sanity'
import { useDraftValidation } from '../../ui/use-draft-validation.ts'

type PublishOptions = {
  validity: DraftValidity | null
  /** The revision of the draft; undefined if there is none. */
  revision: string | undefined
  /** @returns whether it was published. */
  publish: (revision: string) => Promise<boolean>
  /** Tells the editor that the draft has errors. */
  onInvalid: () => void
}

/**
 * Publishes as soon as the latest edits are saved and validated, and publishes exactly that revision. Publishing at
 * once would miss the last keystrokes, and a patch in flight would cancel the Studio's own operation.
 */
export function usePublishWhenValid({ validity, revision, publish, onInvalid }: PublishOptions) {
  const [isRequested, setRequested] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const [published, setPublished] = useState<string>()
  useEffect(() => {
    if (!isRequested) return
    // Somebody else published or discarded the draft: the request is void.
    if (revision === undefined) return setRequested(false)
    if (!validity || validity.revision !== revision) return
    setRequested(false)
    if (!isPublishable(validity)) return onInvalid()
    setPublishing(true)
    void publish(revision).then((isPublic) => {
      if (isPublic) setPublished(revision)
      setPublishing(false)
    })
  }, [isRequested, validity, revision, publish, onInvalid])
  return {
    request: () => setRequested(true),
    isWaiting: isRequested,
    // The draft disappears a moment after it was published.
    isPublishing: isPublishing || (revision !== undefined && published === revision),
  }
}

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

/** The validation result of one saved revision of a draft. `problems` counts the errors. */
export type DraftValidity = { problems: number; revision: string }

export function isPublishable({ problems }: DraftValidity): boolean {
  return problems === 0
}

type DraftState = {
  /** Null while the draft is being saved or validated. */
  validity: DraftValidity | null
  /** The latest errors, also while validation runs again. */
  problems: ValidationMarker[]
  /** The revision of the draft; undefined if there is none. */
  revision: string | undefined
}

/** Whether a draft (by published id), or the version in a release, can be published, and its errors. */
export function useDraftValidity(id: string, type: string, release?: string): DraftState {
  const { validation, isValidating, revision: validatedRevision } = useDraftValidation(id, type, release)
  const { isSyncing } = useSyncState(id, type, release)
  const { draft, version } = useEditState(id, type, 'default', release)
  const revision = (release ? version : draft)?._rev
  const problems = validation.filter(({ level }) => level === 'error')
  const isKnown = revision !== undefined && !isSyncing && !isValidating && validatedRevision === revision
  return { validity: isKnown ? { problems: problems.length, revision } : null, problems, revision }
}
