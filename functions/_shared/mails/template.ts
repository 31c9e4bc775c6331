import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { z } from 'zod'
import { sanitizeText } from '../sanitize-text.ts'
import type { MailLinks } from './links.ts'
import type { MailContent, MailCopy } from './mail-content.ts'

// Sanitizes what goes into headers; a direct insert into the table doesn't pass the functions.
export const line = z.string().transform(sanitizeText)

/** The fields of every payload for a visitor. */
export const visitor = z.object({ email: line, locale: z.string().nullish() })

type Template<Payload> = {
  payload: z.ZodType<Payload>
  /** The values of `{name}` placeholders in the texts. */
  values(payload: Payload): Record<string, string>
}

/** An email to the team, in English. */
export type TeamTemplate<Payload> = Template<Payload> & {
  replyTo(payload: Payload): string | undefined
  subjectPrefix(payload: Payload): string
  blocks(payload: Payload): Block[]
}

type VisitorParts = { copy: MailCopy; links: MailLinks; content: MailContent; locale: LocaleId }

/** An email to a visitor, in the language of the request. */
export type VisitorTemplate<Payload extends z.output<typeof visitor>> = Template<Payload> & {
  /** The blocks between text and closing, and further placeholder values. */
  blocks(payload: Payload, parts: VisitorParts): Promise<{ blocks: Block[]; values?: Record<string, string> }>
}

/** The blocks of an email. Each is rendered as HTML and as plain text, so that both say the same. */
export type Block =
  /** Plain text; empty lines separate paragraphs. */
  | { type: 'text'; text: string }
  | { type: 'section'; title: string; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'button'; label: string; url: string }

/** The end of an email: why the recipient gets it, and how to unsubscribe. */
export type MailFooter = { reason: string; unsubscribe?: { label: string; url: string } }

export type MailBody = { languageTag: string; heading: string; blocks: Block[]; footer: MailFooter }

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
