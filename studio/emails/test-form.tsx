import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type EditedEmail, sentTest } from '@tidewright/contracts/forms/editor-emails.ts'
import { type FormEvent, useId, useState } from 'react'
import { messageOf, useCallFunction } from '../connection/call-function.ts'
import { Notice } from '../ui/notice.tsx'

const reasons = {
  400: 'This isn’t an email address. Correct it and send again.',
  429: 'You’ve sent many tests. Wait a few minutes, then send again.',
  502: 'The email provider rejected the email. Check the address.',
}

type Outcome = { tone: 'positive' | 'critical'; text: string }

/** Sends the email as it is now, to the editor's own address or another one of the team. */
export function TestForm({ edited, own }: { edited: EditedEmail; own: string | null }) {
  const call = useCallFunction()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const to = typed ?? own ?? ''
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const request = { action: 'test', ...edited, to }
    const sent = await call({
      name: 'editor-emails',
      request,
      response: sentTest,
      purpose: 'send tests',
      reasons,
    })
      .then(({ email }): Outcome => ({ tone: 'positive', text: `Test sent to ${email}.` }))
      .catch((error): Outcome => ({ tone: 'critical', text: messageOf(error) }))
    setOutcome(sent)
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          Send a test to
        </Text>
        <Flex gap={2} wrap="wrap" style={{ maxWidth: 480 }}>
          <Box flex={1} style={{ minWidth: 200 }}>
            <TextInput
              id={id}
              type="email"
              required
              maxLength={254}
              value={to}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setOutcome(undefined)
              }}
            />
          </Box>
          <Button type="submit" mode="ghost" text="Send test" disabled={isBusy} />
        </Flex>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </Stack>
    </form>
  )
}
