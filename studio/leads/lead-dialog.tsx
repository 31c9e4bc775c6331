import { Box, Button, Card, Dialog, Flex, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { leadStatuses } from '@tidewright/contracts/forms/editor-leads.ts'
import { useState } from 'react'
import { useCurrentUser } from 'sanity'
import { messageOf } from '../connection/call-function.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { formatTime, originFacts, statusLabels } from './lead-labels.ts'
import { PersonActions } from './person-actions.tsx'
import { changedNotes, type Lead, type LeadNotes, useCallLeads } from './use-leads.ts'

type LeadDialogProps = {
  lead: Lead
  close: () => void
  replace: (lead: Lead) => void
  onErased: () => void
}

/** The details of a lead: what was sent, where it came from, and what editors note about it. */
export function LeadDialog({ lead, close, replace, onErased }: LeadDialogProps) {
  useFocusBack()
  const call = useCallLeads()
  const { push } = useToast()
  const me = useCurrentUser()?.name
  const [before] = useState<LeadNotes>(lead)
  const [notes, setNotes] = useState(before)
  const { status, owner, note } = notes
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const closeOrAsk = () => (Object.keys(changedNotes(before, notes)).length > 0 ? setAsking(true) : close())
  const change = (part: Partial<LeadNotes>) => {
    setAsking(false)
    setNotes((latest) => ({ ...latest, ...part }))
  }

  async function save(): Promise<void> {
    setBusy(true)
    try {
      replace(await call({ action: 'update', lead: lead.id, ...changedNotes(before, notes) }))
      push({ status: 'success', title: 'Saved' })
      close()
    } catch (error) {
      push({ status: 'error', title: 'Couldn’t save', description: messageOf(error) })
      setBusy(false)
    }
  }

  return (
    <Dialog
      id="lead"
      header={`${lead.name}, ${lead.company}`}
      width={1}
      onClose={closeOrAsk}
      footer={
        <Flex padding={3} gap={2} justify="flex-end" align="center">
          {isAsking && (
            <Box flex={1} role="alert">
              <Text size={1}>Your changes aren’t saved.</Text>
            </Box>
          )}
          {isAsking ? (
            <>
              <Button mode="bleed" text="Keep editing" onClick={() => setAsking(false)} />
              <Button tone="critical" text="Discard" disabled={busy} onClick={close} />
            </>
          ) : (
            <>
              <Button mode="bleed" text="Cancel" onClick={closeOrAsk} />
              <Button tone="primary" text="Save" disabled={busy} onClick={() => void save()} />
            </>
          )}
        </Flex>
      }
    >
      <Stack gap={5} padding={4} data-testid="lead-details">
        <Facts lead={lead} />
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor="lead-status">
            Status
          </Text>
          <Select
            id="lead-status"
            value={status}
            onChange={({ currentTarget }) =>
              change({ status: leadStatuses.find((each) => each === currentTarget.value) ?? status })
            }
          >
            {leadStatuses.map((each) => (
              <option key={each} value={each}>
                {statusLabels[each]}
              </option>
            ))}
          </Select>
        </Stack>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor="lead-owner">
            Owner
          </Text>
          <Flex gap={2}>
            <Box flex={1}>
              <TextInput
                id="lead-owner"
                maxLength={200}
                value={owner}
                onChange={({ currentTarget }) => change({ owner: currentTarget.value })}
              />
            </Box>
            {me && me !== owner && (
              <Button mode="ghost" text="Assign to me" onClick={() => change({ owner: me })} />
            )}
          </Flex>
        </Stack>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor="lead-note">
            Note
          </Text>
          <TextArea
            id="lead-note"
            rows={4}
            maxLength={4000}
            value={note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        </Stack>
        <PersonActions email={lead.email} onErased={onErased} />
      </Stack>
    </Dialog>
  )
}

function Facts({ lead }: { lead: Lead }) {
  const facts: [string, React.ReactNode][] = [
    [
      'Email',
      <a key="email" href={`mailto:${lead.email}`}>
        {lead.email}
      </a>,
    ],
    ['Phone', lead.phone ?? 'Not given'],
    ['Received', formatTime(lead.created_at)],
    ...originFacts(lead),
  ]
  return (
    <Card border radius={2} padding={3}>
      <dl style={{ margin: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.8em 1.5em' }}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <Text as="dt" size={1} muted>
              {label}
            </Text>
            <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text size={1}>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
