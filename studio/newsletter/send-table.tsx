import { Badge, Button, Flex, Heading, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import type { Send, SendChange } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { messageOf } from '../connection/call-function.ts'
import { Cell, Row, Table } from '../ui/table.tsx'
import { brusselsTime, pauseReasons, stateLabels } from './send-labels.ts'
import { useCallNewsletter } from './use-newsletter.ts'

type SendTableProps = { sends: readonly Send[]; reload: () => Promise<void> }

const columns = [
  'Subject',
  'State',
  'Brussels time',
  'Waiting',
  'Sent',
  'Rejected',
  'Bounced',
  'Spam reports',
  'Skipped',
  'Left',
  'New',
  '',
]

/** What an editor can do in each state. */
const changes: Record<Send['state'], SendChange[]> = {
  ready: ['cancel'],
  scheduled: ['cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  done: [],
  cancelled: [],
}
const changeLabels: Record<SendChange, string> = { pause: 'Pause', resume: 'Resume', cancel: 'Cancel' }

/** Sends with their reports, newest first. */
export function SendTable({ sends, reload }: SendTableProps) {
  const call = useCallNewsletter()
  const { push } = useToast()
  if (sends.length === 0) return null

  async function change(send: string, verb: SendChange): Promise<void> {
    try {
      await call({ action: 'change', send, change: verb })
    } catch (error) {
      push({ status: 'error', title: 'Couldn’t change the send', description: messageOf(error) })
    }
    await reload()
  }

  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        Sends
      </Heading>
      <Table label="Sends" columns={columns}>
        {sends.map((send) => (
          <Row key={send.id}>
            <Cell>{send.title}</Cell>
            <Cell>
              <Badge tone={stateLabels[send.state].tone}>{stateLabels[send.state].label}</Badge>
              {pauseReasons[send.pause_reason] && ` ${pauseReasons[send.pause_reason]}`}
            </Cell>
            <Cell>{brusselsTime(send.send_at)}</Cell>
            <Cell>{send.queued}</Cell>
            <Cell>{send.sent}</Cell>
            <Cell>{send.failed}</Cell>
            <Cell>{send.bounced}</Cell>
            <Cell>{send.complained}</Cell>
            <Cell>{send.skipped}</Cell>
            <Cell>{send.unsubscribed}</Cell>
            <Cell>{send.joined}</Cell>
            <Cell>
              <Flex gap={2}>
                {changes[send.state].map((verb) => (
                  <Button
                    key={verb}
                    mode="ghost"
                    padding={2}
                    fontSize={1}
                    tone={verb === 'cancel' ? 'critical' : 'default'}
                    text={changeLabels[verb]}
                    onClick={() => void change(send.id, verb)}
                  />
                ))}
              </Flex>
            </Cell>
          </Row>
        ))}
      </Table>
    </Stack>
  )
}
