import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { messageOf } from '../connection/call-function.ts'
import { download } from '../files/download.ts'
import { useTask } from '../ui/use-task.ts'
import { useCallLeads } from './use-leads.ts'

type PersonActionsProps = { email: string; onErased: () => void }

/** Exports or erases everything stored about a person, as the law lets that person ask. */
export function PersonActions({ email, onErased }: PersonActionsProps) {
  const call = useCallLeads()
  const { push } = useToast()
  const [isAsking, setAsking] = useState(false)
  const { run, isBusy } = useTask(messageOf)

  const exportPerson = () =>
    run('Couldn’t finish', async () => {
      const everything = await call({ action: 'export-person', email })
      download(JSON.stringify(everything, null, 2), 'application/json', 'person.json')
    })
  const erase = () =>
    run('Couldn’t finish', async () => {
      await call({ action: 'erase-person', email })
      push({ status: 'success', title: 'Erased' })
      onErased()
    })

  return (
    <Card border radius={2} padding={3} tone={isAsking ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Text size={1}>
          {isAsking
            ? `Everything about ${email} is erased: leads, newsletter and playbook requests, unsent emails. This can’t be undone.`
            : 'If this person asks what we store, or wants it erased:'}
        </Text>
        <Flex gap={2} wrap="wrap">
          {isAsking ? (
            <>
              <Button mode="ghost" text="Keep" onClick={() => setAsking(false)} />
              <Button tone="critical" text="Erase" disabled={isBusy} onClick={() => void erase()} />
            </>
          ) : (
            <>
              <Button
                mode="ghost"
                text="Export everything"
                disabled={isBusy}
                onClick={() => void exportPerson()}
              />
              <Button mode="ghost" tone="critical" text="Erase person…" onClick={() => setAsking(true)} />
            </>
          )}
        </Flex>
      </Stack>
    </Card>
  )
}
