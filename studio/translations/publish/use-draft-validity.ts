import { useEditState, useSyncState, type ValidationMarker } from 'sanity'
import { useDraftValidation } from '../../ui/use-draft-validation.ts'

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
