import { Box, Button, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { localEditorId, localEditorName, localSession } from '@tidewright/contracts/local-editor.ts'
import { type FormEvent, useId, useState } from 'react'
import { type SanityClient, useCurrentUser } from 'sanity'
import { projectId } from '../env.ts'
import { useAsync } from '../ui/use-async.ts'

type Role = { name: string; title: string; description: string }

/** The name and the role of an editor of this machine, where nobody logs in. */
export function EditorName() {
  const user = useCurrentUser()
  const loaded = useAsync(fetchRoles)
  const roles = loaded === 'failed' ? undefined : loaded
  const current = { name: user?.name ?? '', role: user?.roles[0]?.name ?? '' }
  const [name, setName] = useState(current.name)
  const [role, setRole] = useState(current.role)
  const [hasProblem, setHasProblem] = useState(false)
  const id = useId()

  function save(event: FormEvent) {
    event.preventDefault()
    const userId = user && name === current.name ? user.id : localEditorId(name.trim())
    if (!localEditorName(userId)) return setHasProblem(true)
    // The Studio reads a session from the URL when it loads, as after a login.
    window.location.hash = `sid=${localSession(userId, role)}`
    window.location.reload()
  }

  return (
    <Stack as="section" gap={4} aria-labelledby={`${id}-title`}>
      <Heading as="h2" size={1} id={`${id}-title`}>
        Your name and role
      </Heading>
      <Text size={1} muted id={`${id}-hint`}>
        Comments, tasks and the history of documents show the name. Choose a role to see what it can do. This
        copy runs on your machine and has no logins: you can change both at any time.
      </Text>
      <form onSubmit={save}>
        <Stack gap={3}>
          <Flex gap={2} wrap="wrap" style={{ maxWidth: 640 }}>
            <Box flex={1} style={{ minWidth: 180 }}>
              <TextInput
                aria-label="Your name"
                aria-describedby={hasProblem ? `${id}-hint ${id}-problem` : `${id}-hint`}
                aria-invalid={hasProblem}
                autoComplete="name"
                maxLength={40}
                value={name}
                onChange={({ currentTarget }) => {
                  setName(currentTarget.value)
                  setHasProblem(false)
                }}
              />
            </Box>
            <Box flex={1} style={{ minWidth: 180 }}>
              <Select
                aria-label="Your role"
                aria-describedby={`${id}-role`}
                value={role}
                onChange={({ currentTarget }) => setRole(currentTarget.value)}
              >
                {(roles ?? user?.roles ?? []).map((each) => (
                  <option key={each.name} value={each.name}>
                    {each.title}
                  </option>
                ))}
              </Select>
            </Box>
            <Button
              type="submit"
              mode="ghost"
              text="Save"
              disabled={name === current.name && role === current.role}
            />
          </Flex>
          <Text size={1} muted id={`${id}-role`}>
            {roles?.find((each) => each.name === role)?.description}
          </Text>
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

function fetchRoles(client: SanityClient): Promise<Role[]> {
  return client.request<Role[]>({ url: `/projects/${projectId}/roles` })
}
