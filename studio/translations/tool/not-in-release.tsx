import { Box, Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useVersionOperations } from 'sanity'
import { ReleaseNotice, type SelectedRelease } from '../../releases/selected-release.tsx'

type NotInReleaseProps = {
  release: SelectedRelease
  /** The id of the draft or published document that becomes the version. */
  baseId: string
}

/** Offers to add a translation to the selected release, because it can't be edited there before. */
export function NotInRelease({ release, baseId }: NotInReleaseProps) {
  const { createVersion } = useVersionOperations()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function add(): Promise<void> {
    setBusy(true)
    try {
      await createVersion(release.id, baseId, { navigate: false })
    } catch (error) {
      console.warn('Could not add a translation to a release.', error)
      toast.push({
        status: 'error',
        title: 'Couldn’t add the translation to the release',
        description: 'Check your connection and try again.',
      })
      setBusy(false)
    }
  }
  return (
    <Box padding={3}>
      <ReleaseNotice
        text={`This translation isn’t in “${release.title}”.`}
        action={
          <Button
            tone="primary"
            padding={2}
            fontSize={1}
            text="Add it to the release"
            disabled={busy || !release.takesDocuments}
            onClick={() => void add()}
          />
        }
      />
    </Box>
  )
}
