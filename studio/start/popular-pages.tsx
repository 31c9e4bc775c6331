import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { Heading, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useEffect, useState } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { z } from 'zod'
import { siteUrl } from '../env.ts'

/** The pages that visitors open most; nothing if the site doesn't respond. */
export function PopularPages() {
  const paths = usePopularPages()
  if (paths.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        Most visited pages
      </Heading>
      <Text size={1} muted>
        Since the site was last restarted.
      </Text>
      <Stack as="ol" gap={3}>
        {paths.map((path) => (
          <Text as="li" key={path}>
            <a href={new URL(path, siteUrl).href} target="_blank" rel="noreferrer">
              {path}
            </a>
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

function usePopularPages(): string[] {
  const client = useClient({ apiVersion })
  const userId = useCurrentUser()?.id
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    if (userId) {
      fetchPopularPages(client, userId).then(
        (fetched) => isCurrent && setPaths(fetched),
        () => undefined, // the publish status tells editors that the site is down
      )
    }
    return () => {
      isCurrent = false
    }
  }, [client, userId])
  return paths
}

const responseSchema = z.object({ paths: z.array(z.string()) })

/**
 * The site accepts a secret that only an editor can store in the lake. Each call stores its own, because another tab would overwrite a
 * shared one before it is used; the library deletes expired ones. @throws if the site refuses.
 */
async function fetchPopularPages(client: SanityClient, userId: string): Promise<string[]> {
  const { secret } = await createPreviewSecret(client, 'start-screen', location.href, userId)
  const reply = await fetch(new URL('/api/popular-pages', siteUrl), {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(8_000),
  })
  return responseSchema.parse(await reply.json()).paths
}
