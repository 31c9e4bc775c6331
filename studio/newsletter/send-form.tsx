import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import type { Issue, Overview } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { useState } from 'react'
import { messageOf } from '../connection/call-function.ts'
import { Choice, Option } from '../ui/choice.tsx'
import { Notice } from '../ui/notice.tsx'
import { useTask } from '../ui/use-task.ts'
import { brusselsTime, missingLanguages, reached } from './send-labels.ts'
import { useCallNewsletter } from './use-newsletter.ts'

type SendFormProps = { issue: Issue; overview: Overview; reload: () => Promise<void> }

type When = 'weekly' | 'now' | 'at'

const buttons: Record<When, string> = { weekly: 'Mark as ready…', now: 'Send…', at: 'Schedule…' }

const confirmations = (count: number): Record<When, string> => ({
  weekly: 'Yes, it’s ready',
  now: `Yes, send to ${count} now`,
  at: 'Yes, schedule it',
})

/** Chooses when an issue is sent and who gets it, and asks once more. */
export function SendForm({ issue, overview, reload }: SendFormProps) {
  const { audience, nextWeekly, sends } = overview
  const call = useCallNewsletter()
  const { push } = useToast()
  const [when, setWhen] = useState<When>(nextWeekly ? 'weekly' : 'now')
  const [at, setAt] = useState('')
  const [fallsBack, setFallsBack] = useState(true)
  const [isConfirming, setConfirming] = useState(false)
  const { run, isBusy } = useTask(messageOf)
  const missing = missingLanguages(audience, issue.published)
  const count = reached(audience, issue.published, fallsBack)
  const existing = sends.find((send) => send.issue === issue.id && send.state !== 'cancelled')

  if (existing)
    return <Notice tone="default">This issue is already scheduled or sent: see Sends below.</Notice>
  if (!issue.published.includes('en-UK'))
    return <Notice tone="caution">Publish the issue in English before you send it.</Notice>

  const queue = () =>
    run('Couldn’t start the send', async () => {
      const start = when === 'at' ? new Date(at).toISOString() : when
      const { sendAt } = await call({ action: 'queue', issue: issue.id, when: start, fallsBack })
      const titles = {
        weekly: 'Ready for the weekly newsletter',
        now: 'Sending',
        at: `Scheduled for ${brusselsTime(sendAt)}`,
      }
      push({ status: 'success', title: titles[when] })
      await reload()
    }).then(() => setConfirming(false))

  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <Choice legend="When">
          {nextWeekly && (
            <Option name="when" checked={when === 'weekly'} onChange={() => setWhen('weekly')}>
              {brusselsTime(nextWeekly)} in Brussels, automatically (the weekly time in Settings)
            </Option>
          )}
          <Option name="when" checked={when === 'now'} onChange={() => setWhen('now')}>
            Now
          </Option>
          <Option name="when" checked={when === 'at'} onChange={() => setWhen('at')}>
            At another time, in your time zone
          </Option>
          {when === 'at' && (
            <TextInput
              type="datetime-local"
              aria-label="Send time"
              value={at}
              onChange={({ currentTarget }) => setAt(currentTarget.value)}
            />
          )}
        </Choice>
        {missing.length > 0 && (
          <Choice legend={`Not published in ${missing.join(', ')}: their subscribers get`}>
            <Option name="missing" checked={fallsBack} onChange={() => setFallsBack(true)}>
              The English email
            </Option>
            <Option name="missing" checked={!fallsBack} onChange={() => setFallsBack(false)}>
              No email
            </Option>
          </Choice>
        )}
        <Text size={1} data-testid="recipient-count">
          {count === 1 ? '1 recipient' : `${count} recipients`}, as of now.{' '}
          {when === 'weekly'
            ? 'It goes out as it is published at that time. If several issues are ready, one goes out each week, in the order they were marked.'
            : 'The send uses what is published now; later edits don’t change it.'}
        </Text>
        {isConfirming ? (
          <Flex gap={2}>
            <Button mode="bleed" text="Back" onClick={() => setConfirming(false)} />
            <Button
              tone="primary"
              disabled={isBusy}
              text={confirmations(count)[when]}
              onClick={() => void queue()}
            />
          </Flex>
        ) : (
          <Button
            tone="primary"
            text={buttons[when]}
            disabled={count === 0 || (when === 'at' && !(Date.parse(at) > Date.now()))}
            onClick={() => setConfirming(true)}
          />
        )}
      </Stack>
    </Card>
  )
}
