import { Button, Flex, Select, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useEffect, useState } from 'react'
import { getPublishedId, useClient, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Notice } from '../ui/notice.tsx'
import { type DeleteAction, nearestTarget, type Referrer } from './delete-plan.ts'
import { type DeletePreview, fetchDeletePreview, prepareDelete } from './prepare-delete.ts'

type DeleteDialogProps = {
  id: string
  action: DeleteAction
  /** The published path that goes, or null. */
  path: string | null
  remove: () => void
  close: () => void
}

/** Asks before a document goes: says what stands in the way, or where its visitors should be sent. */
export function DeleteDialog(props: DeleteDialogProps) {
  const client = useClient({ apiVersion })
  const [question, setQuestion] = useState<DeletePreview | 'failed'>()
  useEffect(() => {
    let current = true
    fetchDeletePreview(client, props.id)
      .then((answer) => current && setQuestion(answer))
      .catch(() => current && setQuestion('failed'))
    return () => {
      current = false
    }
  }, [client, props.id])
  if (!question) return <Text muted>Looking what refers to it …</Text>
  if (question === 'failed')
    return <Notice tone="critical">The content lake does not answer. Try again.</Notice>
  const { blockers } = question.plan
  return blockers.length > 0 ? (
    <Blockers blockers={blockers} close={props.close} />
  ) : (
    <Question {...props} question={question} />
  )
}

/** Each holder once, whether published, a draft or both. */
function Blockers({ blockers, close }: { blockers: Referrer[]; close: () => void }) {
  const schema = useSchema()
  const once = new Map(blockers.map((blocker) => [getPublishedId(blocker._id), blocker]))
  return (
    <Stack gap={4}>
      <Text>
        {once.size === 1
          ? 'One document shows or links to this one'
          : `${once.size} documents show or link to this one`}
        . Take it out there first: they would show a gap.
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

function Question({
  id,
  action,
  path,
  remove,
  close,
  question,
}: DeleteDialogProps & { question: DeletePreview }) {
  const client = useClient({ apiVersion })
  const { plan, targets } = question
  const [targetId, setTargetId] = useState(path ? (nearestTarget(path, targets)?.id ?? '') : '')
  const [work, setWork] = useState<'none' | 'running' | 'failed'>('none')
  const target = targets.find((candidate) => candidate.id === targetId)

  async function confirm(): Promise<void> {
    setWork('running')
    try {
      await prepareDelete(client, {
        id,
        action,
        plan,
        redirect: path && target ? { from: path, target } : null,
      })
    } catch (error) {
      console.warn('A removal was not prepared.', error)
      return setWork('failed')
    }
    close()
    remove()
  }

  return (
    <Stack gap={4}>
      <Text>
        {action === 'delete'
          ? 'The document goes, with its draft. Its history stays for a while: ask an administrator who needs it back.'
          : 'Visitors no longer see it; here it stays, as a draft.'}
      </Text>
      {path && (
        <Stack gap={3}>
          <Text as="label" htmlFor="redirect-target">
            Where should visitors of <strong>{path}</strong> be sent?
          </Text>
          <Select
            id="redirect-target"
            value={targetId}
            onChange={({ currentTarget }) => setTargetId(currentTarget.value)}
          >
            {targets.map((option) => (
              <option key={option.id} value={option.id}>
                {`${option.title} · ${option.path}`}
              </option>
            ))}
            <option value="">Nowhere: they read that there is no such page</option>
          </Select>
        </Stack>
      )}
      {plan.redirects.length > 0 && (
        <Text muted>
          {target ? 'Redirects that led here lead there, too.' : 'Redirects that led here go, too.'}
        </Text>
      )}
      {work === 'failed' && (
        <Notice tone="critical">Nothing was changed: the content lake did not take it. Try again.</Notice>
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={close} />
        <Button
          tone="critical"
          text={target && path ? `${verbs[action]} and redirect` : verbs[action]}
          disabled={work === 'running'}
          onClick={() => void confirm()}
        />
      </Flex>
    </Stack>
  )
}
