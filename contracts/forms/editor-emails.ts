import { z } from 'zod'
import { locales } from '../locales.ts'
import { normalizeEmail } from './normalize-email.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The texts of an `emailText` document as they are being edited; any may be missing. */
export const emailTexts = z.object({
  subject: text,
  heading: text,
  text,
  action: text,
  closing: text,
  reason: text,
  unsubscribe: text,
  chooseLanguage: text,
})
export type EmailTexts = z.output<typeof emailTexts>

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
