import { Box, Button, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { localEditorId, localEditorName } from '@tidewright/contracts/local-editor.ts'
import { type FormEvent, useId, useState } from 'react'
import { useCurrentUser } from 'sanity'

/** The name under which an editor of this machine works, where nobody logs in. */
export function EditorName() {
  const current = useCurrentUser()?.name ?? ''
  const [name, setName] = useState<string>()
  const [hasProblem, setHasProblem] = useState(false)
  const id = useId()

  function save(event: FormEvent) {
    event.preventDefault()
    const session = localEditorId(name?.trim() ?? '')
    if (!localEditorName(session)) return setHasProblem(true)
    // The Studio reads a session from the URL when it loads, as after a login.
    window.location.hash = `sid=${session}`
    window.location.reload()
  }

  return (
    <Stack as="section" gap={4} aria-labelledby={`${id}-title`}>
      <Heading as="h2" size={1} id={`${id}-title`}>
        Your name
      </Heading>
      <Text size={1} muted id={`${id}-hint`}>
        Comments, tasks and the history of documents show it. This copy runs on your machine and has no
        logins.
      </Text>
      <form onSubmit={save}>
        <Stack gap={3}>
          <Flex gap={2} style={{ maxWidth: 420 }}>
            <Box flex={1}>
              <TextInput
                id={id}
                aria-labelledby={`${id}-title`}
                aria-describedby={hasProblem ? `${id}-hint ${id}-problem` : `${id}-hint`}
                aria-invalid={hasProblem}
                autoComplete="name"
                maxLength={40}
                value={name ?? current}
                onChange={({ currentTarget }) => {
                  setName(currentTarget.value)
                  setHasProblem(false)
                }}
              />
            </Box>
            <Button
              type="submit"
              mode="ghost"
              text="Save"
              disabled={name === undefined || name === current}
            />
          </Flex>
          {hasProblem && (
            <Text id={`${id}-problem`} size={1} role="alert">
              Enter a name of 1 to 40 characters.
            </Text>
          )}
        </Stack>
      </form>
    </Stack>
  )
}
