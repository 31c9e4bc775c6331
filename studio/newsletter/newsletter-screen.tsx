import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { definePlugin } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { IssuePanel } from './issue-panel.tsx'
import { IssueTable } from './issue-table.tsx'
import { recipientsText } from './recipients.ts'
import { SendTable } from './send-table.tsx'
import { useOverview } from './use-newsletter.ts'

/** Newsletter issues: previews, sends and their reports. */
function NewsletterScreen() {
  const { overview, problem, reload } = useOverview()
  const [openId, setOpenId] = useState<string>()
  const open = overview?.issues.find(({ id }) => id === openId)
  return (
    <Card height="fill" overflow="auto" data-testid="newsletter">
      <Box padding={[3, 4, 5]} style={{ maxWidth: 1200, margin: '0 auto' }}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Newsletter
          </Heading>
          {problem && <Notice tone="critical">{problem}</Notice>}
          <Text size={1} muted role="status">
            {overview ? recipientsText(overview.audience) : 'Loading issues…'}
          </Text>
          {overview && (
            <>
              <IssueTable issues={overview.issues} sends={overview.sends} openId={openId} open={setOpenId} />
              {open && <IssuePanel key={open.id} issue={open} overview={overview} reload={reload} />}
              <SendTable sends={overview.sends} reload={reload} />
              <Text size={1} muted>
                Write issues in Content, Newsletter issues. Publishing an issue puts it on the site and sends
                nothing. Emails contain no tracking.
              </Text>
            </>
          )}
        </Stack>
      </Box>
    </Card>
  )
}

/** The Studio tool that sends newsletter issues. Its data comes from the function `editor-newsletter`. */
export const newsletterTool = definePlugin({
  name: 'newsletter',
  tools: [{ name: 'newsletter', title: 'Newsletter', icon: EnvelopeIcon, component: NewsletterScreen }],
})
