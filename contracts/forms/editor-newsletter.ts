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
