import {
  type EditorNewsletterRequest,
  newsletterOverview,
  type Overview,
} from '@tidewright/contracts/forms/editor-newsletter.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { messageOf, useCallFunction } from '../connection/call-function.ts'
import { refreshPause } from './send-labels.ts'

/** Calls `editor-newsletter`; see `callFunction`. */
export function useCallNewsletter() {
  const call = useCallFunction()
  return useCallback(
    <Action extends EditorNewsletterRequest['action']>(
      request: Extract<EditorNewsletterRequest, { action: Action }>,
    ) =>
      call({
        name: 'editor-newsletter',
        request,
        response: newsletterResponses[request.action],
        purpose: 'send newsletters',
        reasons: {
          404: 'This is no longer possible. Reload the page to see the current state.',
          502: 'The email provider rejected the email.',
        },
      }) as Promise<z.output<(typeof newsletterResponses)[Action]>>, // what this action returns
    [call],
  )
}

/** Issues, sends and recipients. */
export function useOverview() {
  const call = useCallNewsletter()
  const [overview, setOverview] = useState<Overview>()
  const [problem, setProblem] = useState<string>()
  const reload = useCallback(async () => {
    try {
      setOverview(await call({ action: 'overview' }))
      setProblem(undefined)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }, [call])
  useEffect(() => void reload(), [reload])
  const pause = refreshPause(overview?.sends ?? [], Date.now())
  useEffect(() => {
    if (pause === null) return
    const timer = setInterval(() => void reload(), pause)
    return () => clearInterval(timer)
  }, [pause, reload])
  return { overview, problem, reload }
}

/** The emails of an issue, drafts included; undefined while they load. */
export function useEmails(issue: string): { emails?: Email[]; problem?: string } {
  const call = useCallNewsletter()
  const [result, setResult] = useState<{ emails?: Email[]; problem?: string }>({})
  useEffect(() => {
    let current = true
    call({ action: 'preview', issue })
      .then(({ emails }) => current && setResult({ emails }))
      .catch((error) => current && setResult({ problem: messageOf(error) }))
    return () => {
      current = false
    }
  }, [call, issue])
  return result
}

const email = z.object({
  locale: z.enum(locales.map(({ id }) => id)),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  path: z.string(),
  problems: z.array(z.object({ severity: z.enum(['error', 'warning']), text: z.string() })),
})
export type Email = z.output<typeof email>

/** What each action returns. */
const newsletterResponses = {
  overview: newsletterOverview,
  preview: z.object({ emails: z.array(email) }),
  test: z.object({ email: z.string() }),
  queue: z.object({ sendAt: z.string() }),
  change: z.object({ state: z.string() }),
} satisfies Record<EditorNewsletterRequest['action'], z.ZodType>
