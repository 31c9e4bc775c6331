import { z } from 'zod'
import { locales } from '../locales.ts'
import { normalizeEmail } from './normalize-email.ts'

// A draft may be longer than what can be published, but not by much.
const line = z.string().max(200)
const paragraphs = z.string().max(2400)
const emptied = (value: string | null | undefined) => value ?? ''

/**
 * The texts of an `emailText` document as they are being edited; any may be missing. A missing optional text isn't the
 * same as an empty one: templates have a fallback for it.
 */
export const emailTexts = z.object({
  subject: line.nullish().transform(emptied),
  heading: line.nullish().transform(emptied),
  text: paragraphs.nullish(),
  action: line.nullish(),
  closing: paragraphs.nullish().transform(emptied),
  reason: paragraphs.nullish(),
  unsubscribe: line.nullish(),
  chooseLanguage: line.nullish(),
})

const email = z.object({
  kind: z.string().max(60),
  locale: z.enum(locales.map(({ id }) => id)),
  texts: emailTexts,
})
export type EditedEmail = z.output<typeof email>

/** What the Studio sends to `editor-emails`. Nothing of it is stored. */
export const editorEmailsRequest = z.discriminatedUnion('action', [
  email.extend({ action: z.literal('preview') }),
  email.extend({ action: z.literal('test'), to: z.string().max(254).transform(normalizeEmail) }),
])

/** The response to `preview`: the email as its reader gets it. */
export const emailPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** False for a translation of an email to the team, which gets it in English. */
  isSent: z.boolean(),
  /** The editor's own address, if it is known. */
  email: z.string().nullable(),
})
export type PreviewedEmail = z.output<typeof emailPreview>

/** The response to `test`: the address it went to. */
export const sentTest = z.object({ email: z.string() })
