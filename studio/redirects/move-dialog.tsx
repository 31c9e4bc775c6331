import { Button, Flex, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useState } from 'react'
import { useClient } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { refusalOf } from '../ui/refusal-of.ts'
import type { SlugChange } from './slug-change.ts'
import { addRedirectToRelease, deleteConflicts, writeRedirect } from './write-move.ts'

type MoveDialogProps = {
  move: SlugChange
  /** The release with the new path, which gets the redirect, too. Without one, the document is published now. */
  release?: string
  publish: () => void
  close: () => void
}

/** Asks whether to redirect the old path before publishing a document under a new one. */
export function MoveDialog({ move, release, publish, close }: MoveDialogProps) {
  const client = useClient({ apiVersion })
  const [work, setWork] = useState<'none' | 'running' | { problem: string }>('none')
  // The site always serves the home page of the default language.
  const redirectable = move.from !== '/'

  async function publishAfter(prepare: typeof writeRedirect): Promise<void> {
    setWork('running')
    try {
      if (release) await addRedirectToRelease(client, move, release)
      else await prepare(client, move)
    } catch (error) {
      console.warn('Could not save the redirect.', error)
      const effect = release ? '' : ', so nothing was published'
      const reason = refusalOf(error)
      return setWork({
        problem: reason
          ? `The redirect can’t be saved${effect}: ${reason}`
          : `Couldn’t save the redirect${effect}. Check your connection and try again.`,
      })
    }
    close()
    publish()
  }

  return (
    <Stack gap={4}>
      <Text>
        The URL changes from <strong>{move.from}</strong> to <strong>{move.to}</strong>
        {release ? ' when the release is published.' : '.'}
      </Text>
      <Text>
        {redirectable
          ? 'Links to the old URL will stop working unless you redirect it to the new one.'
          : 'This is the home page, whose URL can’t be redirected. Without it, visitors will see “Page Not Found”.'}
      </Text>
      {typeof work === 'object' && <Notice tone="critical">{work.problem}</Notice>}
      <Flex wrap="wrap" gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={close} />
        {!release && (
          <Button
            mode="ghost"
            text="Publish without redirect"
            disabled={work === 'running'}
            onClick={() => void publishAfter(deleteConflicts)}
          />
        )}
        {redirectable && (
          <Button
            tone="primary"
            text={release ? 'Add redirect to release' : 'Publish and redirect'}
            disabled={work === 'running'}
            onClick={() => void publishAfter(writeRedirect)}
          />
        )}
      </Flex>
    </Stack>
  )
}
