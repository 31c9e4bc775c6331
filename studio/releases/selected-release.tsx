import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { isCardinalityOneRelease, isReleaseDocument, usePerspective, useSetPerspective } from 'sanity'

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

/** Says what a screen does while a release is selected, with a way back to drafts. */
export function ReleaseNotice({ text, action }: { text: string; action?: ReactNode }) {
  const setPerspective = useSetPerspective()
  return (
    <Card tone="caution" padding={3} radius={2} role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1}>{text}</Text>
        </Box>
        {action}
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text="Switch to drafts"
          onClick={() => setPerspective('drafts')}
        />
      </Flex>
    </Card>
  )
}
