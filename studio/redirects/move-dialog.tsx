import { Button, Flex, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { conflicts, redirectActions, redirectOf, type SlugChange } from './slug-change.ts'

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
  const [work, setWork] = useState<'none' | 'running' | 'failed'>('none')
  // The site always serves the home page of the default language.
  const redirectable = move.from !== '/'

  async function publishAfter(prepare: typeof writeRedirect): Promise<void> {
    setWork('running')
    try {
      if (release) await addRedirectToRelease(client, move, release)
      else await prepare(client, move)
    } catch (error) {
      console.warn('Could not save the redirect.', error)
      return setWork('failed')
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
      {work === 'failed' && (
        <Notice tone="critical">
          Couldn’t save the redirect{release ? '' : ', so nothing was published'}. Check your connection and
          try again.
        </Notice>
      )}
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

/** Publishes the redirect of a path change and deletes conflicting ones, in one transaction. Idempotent. */
async function writeRedirect(client: SanityClient, move: SlugChange): Promise<void> {
  const transaction = client.transaction((await findConflicts(client, move)).map(deletion))
  await transaction.createOrReplace(redirectOf(move)).commit({ tag: 'redirect' })
}

/** Adds the redirect of a path change to a release, which also unpublishes conflicting ones. */
async function addRedirectToRelease(client: SanityClient, move: SlugChange, release: string): Promise<void> {
  await client.action(redirectActions(move, release, await findConflicts(client, move)), { tag: 'redirect' })
}

/** Deletes the redirects that conflict with a path change. */
async function deleteConflicts(client: SanityClient, move: SlugChange): Promise<void> {
  const ids = await findConflicts(client, move)
  if (ids.length > 0) await client.transaction(ids.map(deletion)).commit({ tag: 'redirect' })
}

async function findConflicts(client: SanityClient, move: SlugChange): Promise<string[]> {
  const redirects = await client.fetch<{ _id: string; from: string }[]>(
    '*[_type == "redirect" && from in [$from, $to]]{ _id, from }',
    { from: move.from, to: move.to },
    { perspective: 'raw', tag: 'redirect' },
  )
  return conflicts(move, redirects)
}

const deletion = (id: string) => ({ delete: { id } })
