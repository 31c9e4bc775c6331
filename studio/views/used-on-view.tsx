import { Box, Heading, Stack, Text } from '@sanity/ui'
import { getPublishedId, usePerspective, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import { siteUrl } from '../env.ts'
import { Notice } from '../ui/notice.tsx'
import { useListenedQuery } from '../ui/use-listened-query.ts'
import { pageLinks, sitePath, type Used, usageParams, usageQuery } from './usage.ts'

/** The documents that use this one, directly or indirectly, and the pages that show it. */
export const UsedOnView: UserViewComponent = ({ documentId }) => {
  const { perspectiveStack } = usePerspective()
  const params = usageParams(getPublishedId(documentId))
  // Null if the document doesn't exist yet.
  const usage = useListenedQuery<Used | null>(usageQuery, params, perspectiveStack)
  if (usage === 'failed')
    return (
      <Notice tone="critical">Couldn’t find out where it’s used. Check your connection and reload.</Notice>
    )
  if (usage === undefined) return <Notice tone="default">Loading…</Notice>
  const users = usage?.users ?? []
  const pages = usage ? pageLinks(usage) : []
  return (
    <Stack gap={5} padding={4} data-testid="used-on-view">
      <Stack gap={3}>
        <Heading as="h2" size={0}>
          On the site
        </Heading>
        {pages.length === 0 && <Text muted>No page shows this yet.</Text>}
        <Stack as="ul" gap={3}>
          {pages.map(({ title, path }) => (
            <Text as="li" key={path}>
              <a href={new URL(path, siteUrl).href} target="_blank" rel="noreferrer">
                {title}
              </a>{' '}
              {path}
            </Text>
          ))}
        </Stack>
      </Stack>
      <Stack gap={3}>
        <Heading as="h2" size={0}>
          Used by
        </Heading>
        {users.length === 0 && <Text muted>No other document uses this one.</Text>}
        <Users users={users} />
      </Stack>
    </Stack>
  )
}

function Users({ users }: { users: Used[] }) {
  const schema = useSchema()
  return (
    <Stack as="ul" gap={3}>
      {users.map((user) => (
        <Stack as="li" gap={3} key={user._id}>
          <Text>
            <IntentLink intent="edit" params={{ id: user._id, type: user._type }}>
              {user.title || schema.get(user._type)?.title || 'Untitled'}
            </IntentLink>{' '}
            {[schema.get(user._type)?.title, user.language, sitePath(user)].filter(Boolean).join(' · ')}
          </Text>
          {user.users && user.users.length > 0 && (
            <Box paddingLeft={4}>
              <Users users={user.users} />
            </Box>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
