import { Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { siteUrl } from '../env.ts'

/** The pages that visitors read most, as the site counts them since it was started; nothing where it does not answer. */
export function MostRead() {
  const paths = useMostRead()
  if (paths.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        Read most
      </Heading>
      <Text size={1} muted>
        What visitors opened most often since the site was started.
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

function useMostRead(): string[] {
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    let current = true
    fetch(new URL('/api/most-read', siteUrl), { cache: 'no-store', signal: AbortSignal.timeout(8000) })
      .then(async (reply) => {
        const answer: { paths?: unknown } = reply.ok ? await reply.json() : {}
        const found = Array.isArray(answer.paths) ? answer.paths : []
        if (current) setPaths(found.filter((path) => typeof path === 'string'))
      })
      .catch(() => undefined) // without the site there is nothing to tell; its state is told elsewhere
    return () => {
      current = false
    }
  }, [])
  return paths
}
