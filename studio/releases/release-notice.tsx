import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useSetPerspective } from 'sanity'

/** Says what a screen does while a release is selected, with a way back to drafts. */
export function ReleaseNotice({ text, action }: { text: string; action?: ReactNode }) {
  const setPerspective = useSetPerspective()
  return (
    <Card tone="caution" padding={3} radius={2} role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1}>{text}</Text>
        </Box>
        {action}
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text="Switch to drafts"
          onClick={() => setPerspective('drafts')}
        />
      </Flex>
    </Card>
  )
}
