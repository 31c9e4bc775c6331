import { getDraftId, useValidationStatus } from 'sanity'

/**
 * What the rules of its form say of a document's draft, named by either id. Sanity's hook judges the state whose id it is given: by that of
 * the published one it would say nothing of what is about to be published. References to documents that are not public yet pass.
 */
export function useDraftValidation(id: string, type: string) {
  return useValidationStatus(getDraftId(id), type, false)
}
