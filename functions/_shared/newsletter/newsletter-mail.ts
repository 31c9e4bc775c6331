import { z } from 'zod'
import { callDatabase, type DatabaseClient } from '../database.ts'
import type { FunctionDeps } from '../deps.ts'
import { type LinkSettings, mailLinks } from '../mails/links.ts'
import type { Mail } from '../mails/send-mail.ts'
import { languageUrl, unsubscribeUrl } from './issue-content.ts'

const payloadFields = z.object({ email: z.string(), send: z.string(), locale: z.string() })
const snapshotFields = z.object({ subject: z.string(), html: z.string(), text: z.string() })

export type Snapshot = z.output<typeof snapshotFields>

/** Loads the frozen email of a send in a language, once per run of the outbox. @throws if the database fails. */
export function createSnapshots(database: DatabaseClient) {
  const cache = new Map<string, Promise<Snapshot>>()
  const load = async (send: string, locale: string) =>
    snapshotFields.parse(await callDatabase({ database }, 'newsletter_snapshot', { send, locale }))
  return (send: string, locale: string): Promise<Snapshot> => {
    const key = `${send} ${locale}`
    const cached = cache.get(key) ?? load(send, locale)
    cache.set(key, cached)
    return cached
  }
}

type NewsletterContext = {
  snapshots: ReturnType<typeof createSnapshots>
  deps: Pick<FunctionDeps, 'mail'>
  links: LinkSettings
}

/** An issue for one recipient: the frozen email with their own unsubscribe link. */
export async function newsletterMail(
  payload: unknown,
  queuedAt: Date,
  { snapshots, deps, links }: NewsletterContext,
): Promise<Mail> {
  const { email, send, locale } = payloadFields.parse(payload)
  return addressed(await snapshots(send, locale), {
    email,
    locale,
    queuedAt,
    replyTo: deps.mail.leadsTo,
    links,
  })
}

type Recipient = { email: string; locale: string; queuedAt: Date; replyTo: string; links: LinkSettings }

/** Fills in a recipient's links. They have no expiry, and no other address can be read from them. */
export async function addressed(
  { subject, html, text }: Snapshot,
  { email, locale, queuedAt, replyTo, links: settings }: Recipient,
): Promise<Mail> {
  const { unsubscribe, language, headers } = await mailLinks(email, locale, queuedAt, settings)
  const filled = (body: string) =>
    body.replaceAll(unsubscribeUrl, unsubscribe).replaceAll(languageUrl, language)
  return {
    to: email,
    replyTo,
    subject,
    html: filled(html),
    text: filled(text),
    headers,
  }
}
