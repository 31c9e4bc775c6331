import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { Box, Button, Card, Heading, Stack, Text } from '@sanity/ui'
import type { Issue, Send } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import { definePlugin } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { Cell, Row, Table } from '../ui/table.tsx'
import { IssuePanel } from './issue-panel.tsx'
import { recipientsText, stateLabels } from './send-labels.ts'
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
                Write issues under Content → Newsletter issues. Publishing an issue puts it on the site and
                sends nothing. Emails contain no tracking.
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

type IssueTableProps = {
  issues: readonly Issue[]
  sends: readonly Send[]
  openId: string | undefined
  open: (id: string) => void
}

/** Issues, newest first, with the languages in which they are published. */
function IssueTable({ issues, sends, openId, open }: IssueTableProps) {
  return (
    <Table label="Issues" columns={['Subject', 'Date', 'Published in', 'Send']}>
      {issues.map(({ id, title, date, published }) => {
        const send = sends.find(({ issue, state }) => issue === id && state !== 'cancelled')
        return (
          <Row key={id}>
            <td style={{ padding: '0.3em 0.4em' }}>
              <Button
                mode="bleed"
                padding={2}
                fontSize={1}
                selected={id === openId}
                text={title || 'Untitled'}
                onClick={() => open(id)}
              />
            </td>
            <Cell>{date}</Cell>
            <Cell>{published.map(nameOf).join(', ') || 'Not published'}</Cell>
            <Cell>{send ? stateLabels[send.state].label : 'Not sent'}</Cell>
          </Row>
        )
      })}
    </Table>
  )
}

function nameOf(language: string): string {
  return isLocaleId(language) ? localeOf(language).name : language
}
