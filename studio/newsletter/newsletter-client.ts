import type { EditorNewsletterRequest } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { locales } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'

const localeId = z.enum(locales.map(({ id }) => id))

const issue = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  languages: z.array(z.string()),
  published: z.array(z.string()),
})
export type Issue = z.output<typeof issue>

const send = z.object({
  id: z.string(),
  issue: z.string(),
  title: z.string(),
  state: z.enum(['ready', 'scheduled', 'sending', 'paused', 'done', 'cancelled']),
  send_at: z.string(),
  falls_back: z.boolean(),
  pause_reason: z.string(),
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  skipped: z.number(),
  bounced: z.number(),
  complained: z.number(),
  unsubscribed: z.number(),
  joined: z.number(),
})
export type Send = z.output<typeof send>

const overview = z.object({
  issues: z.array(issue),
  sends: z.array(send),
  /** Recipients by language. */
  audience: z.record(z.string(), z.number()),
  email: z.string().nullable(),
  nextWeekly: z.string().nullable(),
})
export type Overview = z.output<typeof overview>

const email = z.object({
  locale: localeId,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  path: z.string(),
  problems: z.array(z.object({ severity: z.enum(['error', 'warning']), text: z.string() })),
})
export type Email = z.output<typeof email>

/** What each action returns. */
const responses = {
  overview,
  preview: z.object({ emails: z.array(email) }),
  test: z.object({ email: z.string() }),
  queue: z.object({ sendAt: z.string() }),
  change: z.object({ state: z.string() }),
} satisfies Record<EditorNewsletterRequest['action'], z.ZodType>

/** An answer that isn't data. `message` is a sentence for the editor. */
export class NewsletterError extends Error {}

const reasons: Record<number, string> = {
  401: 'Your role in this project isn’t allowed to send newsletters. Ask an administrator, or log out and in again.',
  403: 'This Studio isn’t registered for newsletters. Ask whoever runs the site to add its address (STUDIO_ORIGINS).',
  404: 'This is no longer possible. Reload the page to see the current state.',
  502: 'The email provider rejected the email. Try again later.',
}

type Session = {
  /** The URL of the edge functions. */
  functionsUrl: string
  /** The editor's session token; undefined where the Studio's origin is the session. */
  token: string | undefined
}

/** Calls `editor-newsletter`. @throws NewsletterError with a sentence for the editor. */
export async function callNewsletter<Action extends EditorNewsletterRequest['action']>(
  { functionsUrl, token }: Session,
  request: Extract<EditorNewsletterRequest, { action: Action }>,
): Promise<z.output<(typeof responses)[Action]>> {
  const response = await fetch(`${functionsUrl}/editor-newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(request),
  }).catch(() => null)
  if (!response?.ok) throw new NewsletterError(await reasonOf(response))
  const parsed = responses[request.action as Action].safeParse(await response.json()) // the request's own action
  if (!parsed.success) throw new NewsletterError('The response couldn’t be read. Reload the Studio.')
  return parsed.data as z.output<(typeof responses)[Action]> // the schema of the same action
}

async function reasonOf(response: Response | null): Promise<string> {
  if (response?.status === 409) {
    const body = z.object({ error: z.string() }).safeParse(await response.json().catch(() => null))
    if (body.success) return body.data.error
  }
  return (
    reasons[response?.status ?? 0] ?? 'Couldn’t load the newsletter. Check your connection and try again.'
  )
}
