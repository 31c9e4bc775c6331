import { Box, Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type Tone = 'positive' | 'caution' | 'critical' | 'default'

/** A short message on a coloured card. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box paddingX={3} paddingY={2}>
      <Card tone={tone} padding={3} radius={2} role={tone === 'default' ? undefined : 'status'}>
        <Text size={1}>{children}</Text>
      </Card>
    </Box>
  )
}
