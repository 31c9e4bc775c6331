import { setTimeout as wait } from 'node:timers/promises'
import { signWebhook } from '../../functions/_shared/webhook.ts'
import type { ResendMail } from './resend-mail.ts'

/** Where reports go, and the secret (`whsec_…`) that signs them. */
export type MailWebhook = { url: string; secret: string }

export type MailReports = {
  /** Reports what happens to an email, in the background. */
  report(id: string, mail: ResendMail): void
  /** Stops trying. */
  close(): void
}

type Report = { type: string; details?: object }

const bounced = (type: string, message: string): Report => ({
  type: 'email.bounced',
  details: { bounce: { type, subType: 'General', message } },
})

/**
 * What happens to emails to certain recipients, by the part before the @ and an optional +label, as with Resend's test
 * addresses: https://resend.com/docs/dashboard/emails/send-test-emails. `soft-bounced` and `failed` are ours.
 */
const sentinels: Record<string, Report[]> = {
  bounced: [bounced('Permanent', 'No such mailbox.')],
  'soft-bounced': [bounced('Transient', 'The mailbox is full.')],
  complained: [{ type: 'email.delivered' }, { type: 'email.complained' }],
  suppressed: [{ type: 'email.suppressed', details: { suppressed: { message: 'Bounced before.' } } }],
  failed: [{ type: 'email.failed', details: { failed: { reason: 'reached_daily_quota' } } }],
}

/** Resend repeats a report at these intervals and longer ones, until it gets a 2xx. In milliseconds. */
const attempts = [0, 5_000, 300_000]
const timeoutMs = 15_000

/** Calls the webhook for the events that we subscribe to; all other emails are delivered. */
export function createMailReports({ url, secret }: MailWebhook, fetcher = fetch): MailReports {
  const closing = new AbortController()

  async function post(id: string, body: string): Promise<boolean> {
    const sentAt = Math.floor(Date.now() / 1000)
    const headers = {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': String(sentAt),
      'svix-signature': await signWebhook(secret, id, sentAt, body),
    }
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
    const response = await fetcher(url, { method: 'POST', headers, body, signal }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  async function deliver(body: string): Promise<void> {
    const id = `msg_${crypto.randomUUID()}`
    for (const delay of attempts) {
      if (delay > 0) await wait(delay, undefined, { ref: false })
      if (closing.signal.aborted || (await post(id, body))) return
    }
  }

  return {
    async report(id, mail) {
      for (const { type, details } of reportsOf(mail)) {
        const tags = Object.fromEntries(mail.tags.map(({ name, value }) => [name, value]))
        const created_at = new Date().toISOString()
        const { from, to, subject } = mail
        const data = { email_id: id, created_at, from, to, subject, tags, ...details }
        await deliver(JSON.stringify({ type, created_at, data }))
      }
    },
    close: () => closing.abort(),
  }
}

function reportsOf({ to }: ResendMail): Report[] {
  const [, localPart = ''] = /([^\s<@+]+)(?:\+[^@]*)?@/.exec(to[0] ?? '') ?? []
  return sentinels[localPart] ?? [{ type: 'email.delivered' }]
}
