import { z } from 'zod'
import { locales } from '../locales.ts'

const issue = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w-]+$/)
const localeId = z.enum(locales.map(({ id }) => id))

/** When a send starts: now, at a time, or by itself at the weekly time in Settings. */
const when = z.union([z.enum(['now', 'weekly']), z.iso.datetime({ offset: true })])

/** What an editor can do with a send. */
export const sendChanges = ['pause', 'resume', 'cancel'] as const
export type SendChange = (typeof sendChanges)[number]

/** What the Studio sends to `editor-newsletter`. `issue` is the id of the issue's English document. */
export const editorNewsletterRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('overview') }),
  z.object({ action: z.literal('preview'), issue }),
  z.object({ action: z.literal('test'), issue, locale: localeId }),
  z.object({ action: z.literal('queue'), issue, when, fallsBack: z.boolean() }),
  z.object({ action: z.literal('change'), send: z.uuid(), change: z.enum(sendChanges) }),
])

/** What the operator's command sends to `operator-newsletter`. `testTo` is the recipient of a test. */
export const operatorNewsletterRequest = editorNewsletterRequest.and(
  z.object({ testTo: z.email().optional() }),
)

export type EditorNewsletterRequest = z.input<typeof editorNewsletterRequest>

const listedIssue = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  languages: z.array(z.string()),
  published: z.array(z.string()),
})
export type Issue = z.output<typeof listedIssue>

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

/** The response to `overview`. */
export const newsletterOverview = z.object({
  issues: z.array(listedIssue),
  sends: z.array(send),
  /** Recipients by language. */
  audience: z.record(z.string(), z.number()),
  email: z.string().nullable(),
  nextWeekly: z.string().nullable(),
})
export type Overview = z.output<typeof newsletterOverview>
