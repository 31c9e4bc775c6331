import { Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import type { Issue, Overview } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { localeOf } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import { messageOf } from '../connection/call-function.ts'
import { Dropdown } from '../ui/dropdown.tsx'
import { Notice } from '../ui/notice.tsx'
import { useTask } from '../ui/use-task.ts'
import { EmailPreview, type PreviewMode, previewModes } from './email-preview.tsx'
import { SendForm } from './send-form.tsx'
import { type Email, useCallNewsletter, useEmails } from './use-newsletter.ts'

type IssuePanelProps = { issue: Issue; overview: Overview; reload: () => Promise<void> }

/** An issue: its emails in every language, what is wrong with them, and the form that sends them. */
export function IssuePanel({ issue, overview, reload }: IssuePanelProps) {
  const { emails, problem } = useEmails(issue.id)
  const [locale, setLocale] = useState('en-UK')
  const [mode, setMode] = useState<PreviewMode>('desktop')
  const email = emails?.find((each) => each.locale === locale) ?? emails?.[0]
  return (
    <Card border radius={3} padding={[3, 4]} data-testid="issue">
      <Stack gap={4}>
        <Heading as="h2" size={2}>
          {issue.title}
        </Heading>
        {problem && <Notice tone="critical">{problem}</Notice>}
        {!emails && !problem && <Text muted>Loading the emails…</Text>}
        {emails && email && (
          <Grid gridTemplateColumns={[1, 1, 1, 2]} gap={5}>
            <Stack gap={4}>
              <Flex gap={2} wrap="wrap">
                <Dropdown<string>
                  label="Language"
                  options={Object.fromEntries(
                    emails.map((each) => [each.locale, localeOf(each.locale).name]),
                  )}
                  value={email.locale}
                  onChange={setLocale}
                />
                <Dropdown label="Preview as" options={previewModes} value={mode} onChange={setMode} />
                <TestButton issue={issue.id} email={email} to={overview.email} />
                <Button
                  as="a"
                  mode="bleed"
                  text="Open as web page"
                  href={`/presentation?preview=${encodeURIComponent(email.path)}`}
                />
              </Flex>
              <EmailPreview email={email} mode={mode} />
            </Stack>
            <Stack gap={4}>
              <Problems emails={emails} />
              <SendForm issue={issue} overview={overview} reload={reload} />
            </Stack>
          </Grid>
        )}
      </Stack>
    </Card>
  )
}

type TestButtonProps = { issue: string; email: Email; to: string | null }

function TestButton({ issue, email, to }: TestButtonProps) {
  const call = useCallNewsletter()
  const { push } = useToast()
  const { run, isBusy } = useTask(messageOf)
  const send = () =>
    run('Couldn’t send the test', async () => {
      const sent = await call({ action: 'test', issue, locale: email.locale })
      push({ status: 'success', title: `Test sent to ${sent.email}` })
    })
  return (
    <Button
      mode="ghost"
      text="Send test to me"
      title={to ?? undefined}
      disabled={isBusy || !to}
      onClick={() => void send()}
    />
  )
}

function Problems({ emails }: { emails: readonly Email[] }) {
  const found = emails.flatMap(({ locale, problems }) =>
    problems.map(({ severity, text }) => ({ severity, text: `${localeOf(locale).name}: ${text}` })),
  )
  if (found.length === 0) return <Notice tone="positive">All checks passed in every language.</Notice>
  return (
    <Stack gap={2}>
      {found.map(({ severity, text }) => (
        <Notice key={text} tone={severity === 'error' ? 'critical' : 'caution'}>
          {text}
        </Notice>
      ))}
    </Stack>
  )
}
