import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useEffect, useState } from 'react'
import { getPublishedId, isVersionId, useClient, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { LeftoverRelease, scheduleRelease } from '../releases/schedule-release.ts'
import { useRights } from '../roles/use-rights.ts'
import { Choice, Option } from '../ui/choice.tsx'
import { momentWithZone } from '../ui/moment-with-zone.ts'
import { Notice } from '../ui/notice.tsx'
import {
  type DeleteAction,
  matchingTargets,
  nearestTarget,
  type RedirectTarget,
  type Referrer,
} from './delete-plan.ts'
import { type DeletePreview, fetchDeletePreview, prepareDelete } from './prepare-delete.ts'
import { redirectProblem, unpublishActions } from './unpublish-in-release.ts'

type DeleteDialogProps = {
  id: string
  action: DeleteAction
  /** The published path that visitors lose, or null. */
  path: string | null
  /** Deletes the document with its draft and versions, by their ids, or unpublishes it. */
  remove: (versions: string[]) => void
  close: () => void
}

/** Confirms deleting or unpublishing a document: lists what blocks it, or asks where to redirect visitors. */
export function DeleteDialog(props: DeleteDialogProps) {
  const client = useClient({ apiVersion })
  const [preview, setPreview] = useState<DeletePreview | 'failed'>()
  useEffect(() => {
    let current = true
    fetchDeletePreview(client, props.id)
      .then((fetched) => current && setPreview(fetched))
      .catch(() => current && setPreview('failed'))
    return () => {
      current = false
    }
  }, [client, props.id])
  if (!preview) return <Text muted>Checking where it’s used…</Text>
  if (preview === 'failed')
    return (
      <Notice tone="critical">Couldn’t check where it’s used. Check your connection and try again.</Notice>
    )
  const { blockers } = preview.plan
  return blockers.length > 0 ? (
    <Blockers blockers={blockers} close={props.close} />
  ) : (
    <Confirmation {...props} preview={preview} />
  )
}

/** Lists each referring document once, whether published, a draft or both. */
function Blockers({ blockers, close }: { blockers: Referrer[]; close: () => void }) {
  const schema = useSchema()
  const once = new Map(blockers.map((blocker) => [getPublishedId(blocker._id), blocker]))
  return (
    <Stack gap={4}>
      <Text>
        {once.size === 1
          ? '1 document shows or links to this one'
          : `${once.size} documents show or link to this one`}
        . Remove it there first.
      </Text>
      <Stack as="ul" gap={3}>
        {[...once].map(([id, { _type, title, name, language }]) => (
          <Text as="li" key={id}>
            <IntentLink intent="edit" params={{ id, type: _type }}>
              {String(title ?? name ?? schema.get(_type)?.title ?? _type)}
            </IntentLink>{' '}
            {[schema.get(_type)?.title, language].filter(Boolean).join(' · ')}
          </Text>
        ))}
      </Stack>
      <Flex justify="flex-end">
        <Button mode="ghost" text="Close" onClick={close} />
      </Flex>
    </Stack>
  )
}

const verbs = { delete: 'Delete', unpublish: 'Unpublish' }

function Confirmation({
  id,
  action,
  path,
  remove,
  close,
  preview,
}: DeleteDialogProps & { preview: DeletePreview }) {
  const client = useClient({ apiVersion })
  const { links } = useRights()
  const { title, targets, versions } = preview
  // A group may keep its weak reference to a document that is gone.
  const plan = links ? preview.plan : { ...preview.plan, groups: [] }
  const [targetId, setTargetId] = useState(path ? (nearestTarget(path, targets)?.id ?? '') : '')
  const [search, setSearch] = useState('')
  const [work, setWork] = useState<'none' | 'running' | { problem: string }>('none')
  /** When to unpublish: a local time, or null for now. */
  const [later, setLater] = useState<string | null>(null)
  const toast = useToast()
  const target = targets.find((candidate) => candidate.id === targetId)

  const problem = later === null ? null : redirectProblem(plan, path ? target : undefined)
  const verb = later === null ? verbs[action] : 'Schedule unpublish'

  async function confirm(): Promise<void> {
    setWork('running')
    const redirect = path && target ? { from: path, target } : null
    try {
      if (later === null) await prepareDelete(client, { id, action, plan, redirect })
      else
        await scheduleRelease(
          client,
          { title: `Unpublish “${title}”`, at: new Date(later).toISOString(), tag: 'delete' },
          (release) => unpublishActions(release, { id, plan, redirect }),
        )
    } catch (error) {
      console.warn('Could not prepare deleting or unpublishing.', error)
      return setWork({ problem: problemOf(error, later !== null) })
    }
    close()
    if (later === null) return remove(versions)
    toast.push({ status: 'success', title: `Will be unpublished ${momentWithZone(later)}` })
  }

  return (
    <Stack gap={4}>
      <Text>
        {action === 'delete'
          ? `This deletes the document${versions.some(isVersionId) ? ', its draft and its versions in releases' : ' and its draft'}. Its history is kept for a while: if you need it back, ask an administrator.`
          : 'Visitors will no longer see it. It stays here as a draft.'}
      </Text>
      {action === 'unpublish' && (
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

/** The message when nothing was changed. The content lake answers 409 if other documents link to this one. */
function problemOf(error: unknown, isLater: boolean): string {
  if (error instanceof LeftoverRelease) return error.message
  if (isLater && error instanceof Error && 'statusCode' in error && error.statusCode === 409)
    return `It can’t be scheduled, so nothing has changed: ${error.message}`
  const plan = isLater ? ' Scheduled unpublishing needs a Sanity plan with releases.' : ''
  return `Couldn’t save, so nothing has changed. Check your connection and try again.${plan}`
}
