import { getPublishedId, useValidationStatus } from 'sanity'
import { editedId } from '../releases/edited-id.ts'

/**
 * The validation status of a document's draft, by either id, or of its version in a release. Sanity's hook validates the
 * version whose id it gets, so the published id would not validate what is about to be published. References to unpublished documents are allowed.
 */
export function useDraftValidation(id: string, type: string, release?: string) {
  return useValidationStatus(editedId(getPublishedId(id), release), type, false)
}
