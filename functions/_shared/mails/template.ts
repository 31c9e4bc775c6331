import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { z } from 'zod'
import { sanitizeText } from '../sanitize-text.ts'
import type { Block } from './blocks.ts'
import type { MailLinks } from './links.ts'
import type { MailContent, MailCopy } from './mail-content.ts'

// A direct insert does not pass the functions, so what goes into headers is sanitized here, whichever way it came.
export const line = z.string().transform(sanitizeText)

/** What every payload of a mail to a visitor has. */
export const visitor = z.object({ email: line, locale: z.string().nullish() })

type Template<Payload> = {
  payload: z.ZodType<Payload>
  /** What the words of the mail quote as `{name}`. */
  values(payload: Payload): Record<string, string>
}

/** A mail to the team, in English. */
export type TeamTemplate<Payload> = Template<Payload> & {
  audience: 'team'
  replyTo(payload: Payload): string
  subjectPrefix(payload: Payload): string
  blocks(payload: Payload): Block[]
}

type VisitorParts = { copy: MailCopy; links: MailLinks; content: MailContent; locale: LocaleId }

/** A mail to the visitor who asked for something, in the language of the request. */
export type VisitorTemplate<Payload extends z.output<typeof visitor>> = Template<Payload> & {
  audience: 'visitor'
  /** What stands between the text and the closing; further values for the words come with it. */
  blocks(payload: Payload, parts: VisitorParts): Promise<{ blocks: Block[]; values?: Record<string, string> }>
}
