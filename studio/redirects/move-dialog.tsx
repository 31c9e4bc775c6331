import { Button, Flex, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useState } from 'react'
import { useClient } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { canRedirect, type SlugChange } from './slug-change.ts'
import { deleteConflicts, writeRedirect } from './write-redirect.ts'

type MoveDialogProps = { move: SlugChange; publish: () => void; close: () => void }

/** Asks what becomes of the old address before a document moves to a new one. */
export function MoveDialog({ move, publish, close }: MoveDialogProps) {
  const client = useClient({ apiVersion })
  const [work, setWork] = useState<'none' | 'running' | 'failed'>('none')
  const redirectable = canRedirect(move)

  async function publishAfter(prepare: typeof writeRedirect): Promise<void> {
    setWork('running')
    try {
      await prepare(client, move)
    } catch (error) {
      console.warn('The redirect was not written.', error)
      return setWork('failed')
    }
    close()
    publish()
  }

  return (
    <Stack gap={4}>
      <Text>
        The address changes from <strong>{move.from}</strong> to <strong>{move.to}</strong>.
      </Text>
      <Text>
        {redirectable
          ? 'Visitors who know the old address would not find the page. A redirect sends them to the new one.'
          : 'This is the home page of the site: without it visitors find nothing at the site’s own address, and it cannot be redirected.'}
      </Text>
      {work === 'failed' && (
        <Notice tone="critical">
          The redirect could not be written, so nothing was published. Check the connection and try again.
        </Notice>
      )}
      <Flex wrap="wrap" gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={close} />
        <Button
          mode="ghost"
          text="Publish without a redirect"
          disabled={work === 'running'}
          onClick={() => void publishAfter(deleteConflicts)}
        />
        {redirectable && (
          <Button
            tone="primary"
            text="Publish and redirect"
            disabled={work === 'running'}
            onClick={() => void publishAfter(writeRedirect)}
          />
        )}
      </Flex>
    </Stack>
  )
}
