import { Box, Card, Flex, Text } from '@sanity/ui'

type TextFooterProps = {
  used: number
  limit: number | undefined
  /** The values of the text’s figures, if it has any. */
  figures: string | null
}

/** Below a text field: the values of its figures, and a character counter. */
export function TextFooter({ used, limit, figures }: TextFooterProps) {
  if (!figures && !limit) return null
  return (
    <Flex justify="space-between" gap={4} paddingTop={2}>
      <Box flex={1} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size={1} muted data-testid="reads">
          {figures}
        </Text>
      </Box>
      {limit !== undefined && (
        <Card tone={toneOf(used, limit)} paddingX={1} style={{ flexShrink: 0 }}>
          <Text size={1} muted data-testid="counter">
            {used}&nbsp;/&nbsp;{limit}
          </Text>
        </Card>
      )}
    </Flex>
  )
}

/** Neutral up to 90 % of the limit. */
function toneOf(used: number, limit: number): 'critical' | 'caution' | 'inherit' {
  if (used > limit) return 'critical'
  return used >= limit * 0.9 ? 'caution' : 'inherit'
}
