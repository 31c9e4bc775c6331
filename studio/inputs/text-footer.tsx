import { Card, Flex, Text } from '@sanity/ui'

type TextFooterProps = {
  used: number
  limit: number | undefined
  /** The text with its figures filled in, when it quotes any. */
  reads: string | null
}

/** What stands under a text field, quietly: how it reads, and how much of its length is used. */
export function TextFooter({ used, limit, reads }: TextFooterProps) {
  if (!reads && !limit) return null
  return (
    <Flex justify="space-between" gap={4} paddingTop={2}>
      <Text size={1} muted data-testid="reads">
        {reads && `reads: ${reads}`}
      </Text>
      {limit !== undefined && (
        <Card tone={toneOf(used, limit)} paddingX={1}>
          <Text size={1} muted data-testid="counter">
            {used}&nbsp;/&nbsp;{limit}
          </Text>
        </Card>
      )}
    </Flex>
  )
}

/** Quiet up to nine tenths of the limit. */
function toneOf(used: number, limit: number): 'critical' | 'caution' | 'inherit' {
  if (used > limit) return 'critical'
  return used >= limit * 0.9 ? 'caution' : 'inherit'
}
