import { getDraftId, useValidationStatus } from 'sanity'

/**
 * The validation status of a document's draft, by either id. Sanity's hook validates the version whose id it gets, so
 * the published id would not validate what is about to be published. References to unpublished documents are allowed.
 */
export function useDraftValidation(id: string, type: string) {
  return useValidationStatus(getDraftId(id), type, false)
}
