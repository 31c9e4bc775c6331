import { useEditState, useSyncState, type ValidationMarker } from 'sanity'
import { useDraftValidation } from '../../ui/use-draft-validation.ts'

/** What the rules say of one state of a draft that the content lake has. */
export type DraftValidity = { problems: number; revision: string }

type DraftState = {
  /** Null while the draft is being judged, or what was typed in it is yet to be saved. */
  validity: DraftValidity | null
  /** What was found last, also while it is being looked at anew. */
  problems: ValidationMarker[]
  /** That of the draft; undefined when there is none. */
  revision: string | undefined
}

/** What stands in the way of publishing a draft, named by its published id. */
export function useDraftValidity(id: string, type: string): DraftState {
  const judged = useDraftValidation(id, type)
  const { isSyncing } = useSyncState(id, type)
  const revision = useEditState(id, type).draft?._rev
  const problems = judged.validation.filter(({ level }) => level === 'error')
  const isKnown = revision !== undefined && !isSyncing && !judged.isValidating && judged.revision === revision
  return { validity: isKnown ? { problems: problems.length, revision } : null, problems, revision }
}
