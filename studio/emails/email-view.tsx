import { Box, Card, Stack, Text } from '@sanity/ui'
import {
  type EditedEmail,
  emailPreview,
  emailTexts,
  type PreviewedEmail,
} from '@tidewright/contracts/forms/editor-emails.ts'
import { isLocaleId } from '@tidewright/contracts/locales.ts'
import { useEffect, useState } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { messageOf, useCallFunction } from '../connection/call-function.ts'
import { EmailPreview, type PreviewMode, previewModes } from '../newsletter/email-preview.tsx'
import { Dropdown } from '../ui/dropdown.tsx'
import { Notice } from '../ui/notice.tsx'
import { TestForm } from './test-form.tsx'

/** The email with the texts of a document, in the version that the editor looks at, and a form that sends a test. */
export const EmailView: UserViewComponent = ({ document }) => {
  const { kind, language, ...fields } = document.displayed
  if (typeof kind !== 'string' || !isLocaleId(language))
    return <Notice tone="default">Choose the email and its language under Edit first.</Notice>
  const texts = emailTexts.safeParse(fields)
  if (!texts.success)
    return <Notice tone="default">A text is too long for an email. Shorten it under Edit first.</Notice>
  return <Email key={`${kind} ${language}`} edited={{ kind, locale: language, texts: texts.data }} />
}

function Email({ edited }: { edited: EditedEmail }) {
  const { email, problem } = useEmail(JSON.stringify(edited))
  const [mode, setMode] = useState<PreviewMode>('desktop')
  return (
    <Card height="fill" overflow="auto" data-testid="email-view">
      <Box padding={[3, 4]} style={{ maxWidth: 860, margin: '0 auto' }}>
        <Stack gap={4}>
          {problem && <Notice tone="critical">{problem}</Notice>}
          {!email && !problem && <Text muted>Loading the email…</Text>}
          {email && (
            <>
              <Text size={1} muted>
                Names and numbers are invented, and the links do nothing.
                {edited.kind === 'newsletter-issue' && ' The issue in it is the newest draft.'}
              </Text>
              {!email.isSent && (
                <Notice tone="caution">
                  The team gets this email in English. Nobody gets this translation.
                </Notice>
              )}
              <Unfilled email={email} />
              <TestForm edited={edited} own={email.email} />
              <Box>
                <Dropdown label="Preview as" options={previewModes} value={mode} onChange={setMode} />
              </Box>
              <EmailPreview email={email} mode={mode} />
            </>
          )}
        </Stack>
      </Box>
    </Card>
  )
}

/** Placeholders that the system doesn't know in this email. */
function Unfilled({ email: { subject, text } }: { email: PreviewedEmail }) {
  const found = new Set(`${subject} ${text}`.match(/\{[^\s{}]*\}/g))
  if (found.size === 0) return null
  return (
    <Notice tone="caution">
      Nothing fills in {[...found].join(', ')}: readers would see it like this. Correct it, or take it out.
    </Notice>
  )
}

/** While somebody types, the email is rendered again after a pause. */
const pauseMs = 300

/** The email of an `EditedEmail` as JSON. The last one stays while the next one loads, and if that fails. */
function useEmail(edited: string): { email?: PreviewedEmail; problem?: string } {
  const call = useCallFunction()
  const [result, setResult] = useState<{ email?: PreviewedEmail; problem?: string }>({})
  useEffect(() => {
    let isCurrent = true
    async function load(): Promise<void> {
      const request = { action: 'preview', ...JSON.parse(edited) }
      const loaded = await call({
        name: 'editor-emails',
        request,
        response: emailPreview,
        purpose: 'see emails',
      })
        .then((email) => ({ email }))
        .catch((error) => ({ problem: messageOf(error) }))
      if (isCurrent) setResult((last) => ({ email: last.email, ...loaded }))
    }
    const timer = setTimeout(() => void load(), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, edited])
  return result
}
