import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useCallback, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { LeftoverRelease, scheduleRelease } from '../releases/schedule-release.ts'
import { useRights } from '../roles/use-rights.ts'
import { Choice, Option } from '../ui/choice.tsx'
import { momentWithZone } from '../ui/moment-with-zone.ts'
import { Notice } from '../ui/notice.tsx'
import { refusalOf } from '../ui/refusal-of.ts'
import { useAsync } from '../ui/use-async.ts'
import { nameOf, ReferrerList, ReleaseList } from './blockers.tsx'
import {
  blockingReleases,
  type DeleteAction,
  matchingTargets,
  nearestTarget,
  type RedirectTarget,
} from './delete-plan.ts'
import { type DeletePreview, fetchDeletePreview, isBlocked, prepareDelete } from './prepare-delete.ts'
import { redirectProblem, unpublishActions } from './unpublish-in-release.ts'

type DeleteDialogProps = {
  id: string
  type: string
  action: DeleteAction
  /** The name of the release that is to unpublish it; without one, it happens by itself. */
  release?: string
  /** The published path that visitors lose, or null. */
  path: string | null
  /** Deletes the document with its draft and versions, by their ids, or unpublishes it. */
  remove: (versions: string[]) => void
  close: () => void
}

/** Confirms deleting or unpublishing a document: lists what blocks it, or asks where to redirect visitors. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { id, type, action, release, path, close } = props
  /** Set if something has come to block it since the dialog opened. */
  const [blocked, setBlocked] = useState<DeletePreview | null>(null)
  const loaded = useAsync(
    useCallback(
      (client: SanityClient) => fetchDeletePreview(client, { id, path, release }),
      [id, path, release],
    ),
  )
  const preview = blocked ?? loaded
  if (!preview) return <Text muted>Checking where it’s used…</Text>
  if (preview === 'failed')
    return (
      <Notice tone="critical">Couldn’t check where it’s used. Check your connection and try again.</Notice>
    )
  const { blockers } = preview.plan
  const { releases } = preview
  const blocking = release ? [] : blockingReleases(releases, action)
  // In a release, what links to the document can be changed before or after.
  if (release || !isBlocked(preview, action))
    return <Confirmation {...props} preview={preview} setBlocked={setBlocked} />
  return (
    <Stack gap={4}>
      {blockers.length > 0 && (
        <ReferrerList blockers={blockers} releases={releases} advice="Remove it there first." />
      )}
      {blocking.length > 0 && <ReleaseList releases={blocking} action={action} document={{ id, type }} />}
      <Flex justify="flex-end">
        <Button mode="ghost" text="Close" onClick={close} />
      </Flex>
    </Stack>
  )
}

const verbs = { delete: 'Delete', unpublish: 'Unpublish' }

/** What happens to the document. `again` are the releases that contain it. */
function effectOf({ action, release }: DeleteDialogProps, again: readonly string[]): string {
  const names = new Intl.ListFormat('en-GB').format(again)
  if (release)
    return 'Visitors will no longer see it once the release is published. It stays here as a draft.'
  if (action === 'delete')
    return `This deletes the document${names ? `, its draft and its versions in ${names}` : ' and its draft'}. Its history is kept for a while: if you need it back, ask an administrator.`
  return `Visitors will no longer see it. It stays here as a draft.${names ? ` It is also in ${names}, and will be public again when ${again.length > 1 ? 'one of them' : 'that'} is published.` : ''}`
}

type ConfirmationProps = DeleteDialogProps & {
  preview: DeletePreview
  setBlocked: (preview: DeletePreview) => void
}

function Confirmation(props: ConfirmationProps) {
  const { id, action, release, path, remove, close, preview, setBlocked } = props
  const client = useClient({ apiVersion })
  const { links } = useRights()
  const { title, plan, targets, releases, replaced } = preview
  const [targetId, setTargetId] = useState(path ? (nearestTarget(path, targets)?.id ?? '') : '')
  const [search, setSearch] = useState('')
  const [work, setWork] = useState<'none' | 'running' | { problem: string }>('none')
  /** When to unpublish: a local time, or null for now. */
  const [later, setLater] = useState<string | null>(null)
  const toast = useToast()
  const target = targets.find((candidate) => candidate.id === targetId)

  const inRelease = release ?? later
  const problem = inRelease === null ? null : redirectProblem(plan, path ? target : undefined)
  const verb = release ? 'Unpublish when releasing' : later === null ? verbs[action] : 'Schedule unpublish'

  async function confirm(): Promise<void> {
    setWork('running')
    const redirect = path && target ? { from: path, target } : null
    try {
      if (release)
        await client.action(unpublishActions(release, { id, plan, redirect, replaced }), { tag: 'delete' })
      else if (later === null) {
        const now = await prepareDelete(client, { id, action, path, redirect, keepsGroups: !links })
        if (isBlocked(now, action)) return setBlocked(now)
        close()
        return remove(now.versions)
      } else
        await scheduleRelease(
          client,
          { title: `Unpublish “${title}”`, at: new Date(later).toISOString(), tag: 'delete' },
          (scheduled) => unpublishActions(scheduled, { id, plan, redirect, replaced }),
        )
    } catch (error) {
      console.warn('Could not prepare deleting or unpublishing.', error)
      return setWork({ problem: problemOf(error, later !== null) })
    }
    close()
    if (later !== null)
      toast.push({ status: 'success', title: `Will be unpublished ${momentWithZone(later)}` })
  }

  return (
    <Stack gap={4}>
      {plan.blockers.length > 0 && (
        <Card tone="caution" padding={3} radius={2}>
          <ReferrerList
            blockers={plan.blockers}
            releases={releases}
            advice="Until you remove it there, the release can’t be published."
          />
        </Card>
      )}
      <Text>{effectOf(props, releases.filter(({ effect }) => effect === 'publishes').map(nameOf))}</Text>
      {action === 'unpublish' && !release && (
        <Choice legend="When">
          <Option name="when" checked={later === null} onChange={() => setLater(null)}>
            Now
          </Option>
          <Option name="when" checked={later !== null} onChange={() => setLater('')}>
            At a set time, in your time zone
          </Option>
          {later !== null && (
            <TextInput
              type="datetime-local"
              aria-label="Time"
              value={later}
              onChange={({ currentTarget }) => setLater(currentTarget.value)}
            />
          )}
        </Choice>
      )}
      {path && (
        <Stack gap={3}>
          <Text as="label" htmlFor="redirect-target">
            Where should visitors to <strong>{path}</strong> be sent?
          </Text>
          <Autocomplete
            id="redirect-target"
            openButton
            placeholder="Nowhere: show “Page Not Found”"
            options={matchingTargets(targets, search).map((option) => ({ value: option.id, option }))}
            filterOption={() => true}
            renderOption={({ option }) => (
              <Card as="button" padding={3} radius={2}>
                <Text size={1}>{labelOf(option)}</Text>
              </Card>
            )}
            renderValue={() => (target ? labelOf(target) : '')}
            value={targetId}
            onChange={setTargetId}
            onQueryChange={(query) => setSearch(query ?? '')}
          />
        </Stack>
      )}
      {plan.redirects.length > 0 && !problem && (
        <Text muted>
          {target
            ? 'Existing redirects to this page will go there, too.'
            : 'Existing redirects to this page will be deleted, too.'}
        </Text>
      )}
      {problem && <Notice tone="caution">{problem}</Notice>}
      {typeof work === 'object' && <Notice tone="critical">{work.problem}</Notice>}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={close} />
        <Button
          tone="critical"
          text={target && path ? `${verb} and redirect` : verb}
          disabled={
            work === 'running' || problem !== null || (later !== null && !(Date.parse(later) > Date.now()))
          }
          onClick={() => void confirm()}
        />
      </Flex>
    </Stack>
  )
}

const labelOf = ({ title, path }: RedirectTarget) => `${title} · ${path}`

/** The message when nothing was changed. The content lake answers 409 with the reason if something is in the way. */
function problemOf(error: unknown, isLater: boolean): string {
  if (error instanceof LeftoverRelease) return error.message
  const reason = refusalOf(error)
  if (reason) return `It can’t be ${isLater ? 'scheduled' : 'done'}, so nothing has changed: ${reason}`
  const plan = isLater ? ' Scheduled unpublishing needs a Sanity plan with releases.' : ''
  return `Couldn’t save, so nothing has changed. Check your connection and try again.${plan}`
}
