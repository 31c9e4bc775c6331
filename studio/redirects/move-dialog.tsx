import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useCallback, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { ReleaseLinks } from '../releases/release-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { refusalOf } from '../ui/refusal-of.ts'
import { useAsync } from '../ui/use-async.ts'
import type { SlugChange } from './slug-change.ts'
import { addRedirectToRelease, deleteConflicts, fetchOtherPaths, writeRedirect } from './write-move.ts'

type MoveDialogProps = {
  move: SlugChange
  /** The document's type. */
  type: string
  /** The release with the new path, which gets the redirect, too. Without one, the document is published now. */
  release?: string
  publish: () => void
  close: () => void
}

/** Asks whether to redirect the old path before publishing a document under a new one. */
export function MoveDialog({ move, type, release, publish, close }: MoveDialogProps) {
  const client = useClient({ apiVersion })
  const [work, setWork] = useState<'none' | 'running' | { problem: string }>('none')
  const { id, from, to } = move
  const others = useAsync(
    useCallback((reader: SanityClient) => fetchOtherPaths(reader, { id, to }, release), [id, to, release]),
  )
  // The site always serves the home page of the default language.
  const redirectable = from !== '/'

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
        The URL changes from <strong>{from}</strong> to <strong>{to}</strong>
        {release ? ' when the release is published.' : '.'}
      </Text>
      <Text>
        {redirectable
          ? 'Links to the old URL will stop working unless you redirect it to the new one.'
          : 'This is the home page, whose URL can’t be redirected. Without it, visitors will see “Page Not Found”.'}
      </Text>
      {others === 'failed' && (
        <Notice tone="caution">Couldn’t check whether releases have the page under another URL.</Notice>
      )}
      {Array.isArray(others) && others.length > 0 && (
        <Card tone="caution" padding={3} radius={2}>
          <Stack gap={4}>
            <Text>
              These have the page under another URL, and publishing one of them changes the URL again. Change
              it there, too. If one is scheduled, unschedule it first:
            </Text>
            <ReleaseLinks releases={others} document={{ id, type }} />
          </Stack>
        </Card>
      )}
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
