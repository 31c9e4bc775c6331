import { apiVersion } from '@tidewright/contracts/api-version.ts'
import type { EditorNewsletterRequest } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { functionsUrl } from '../env.ts'
import { callNewsletter, type Email, NewsletterError, type Overview } from './newsletter-client.ts'

/** `callNewsletter` with the editor's own session. */
export function useCallNewsletter() {
  const client = useClient({ apiVersion })
  return useCallback(
    <Action extends EditorNewsletterRequest['action']>(
      request: Extract<EditorNewsletterRequest, { action: Action }>,
    ) => callNewsletter<Action>({ functionsUrl: functionsUrl ?? '', token: client.config().token }, request),
    [client],
  )
}

export function messageOf(error: unknown): string {
  if (error instanceof NewsletterError) return error.message
  throw error
}

/** While emails are being sent, their numbers are loaded again and again. */
const refreshMs = 5_000

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
  const isSending = overview?.sends.some(
    ({ state, send_at }) =>
      state === 'sending' ||
      (['ready', 'scheduled'].includes(state) && Date.parse(send_at) < Date.now() + refreshMs),
  )
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => void reload(), refreshMs)
    return () => clearInterval(timer)
  }, [isSending, reload])
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
