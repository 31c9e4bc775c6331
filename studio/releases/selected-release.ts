import { isCardinalityOneRelease, isReleaseDocument, usePerspective } from 'sanity'

export type SelectedRelease = {
  id: string
  title: string
  /** Whether its documents can be changed: it isn't scheduled, published or archived. */
  isOpen: boolean
  /** Whether documents can be added; a scheduled draft consists of one. */
  takesDocuments: boolean
}

/** The release or scheduled draft that the editor selected; null for drafts and published documents. */
export function useSelectedRelease(): SelectedRelease | null {
  const { selectedPerspective, selectedReleaseId } = usePerspective()
  if (!selectedReleaseId) return null
  const release = isReleaseDocument(selectedPerspective) ? selectedPerspective : null
  const isOpen = release?.state === 'active'
  return {
    id: selectedReleaseId,
    title: release?.metadata.title || 'Untitled release',
    isOpen,
    takesDocuments: isOpen && !isCardinalityOneRelease(release),
  }
}
