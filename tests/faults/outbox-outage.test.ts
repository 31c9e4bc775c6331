import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, openBackend } from '../../local/backend/backend.ts'
import { createInboxApp } from '../../local/inbox/inbox-app.ts'
import { type MailStore, openMailStore } from '../../local/inbox/mail-store.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { callAsServer } from '../support/backend/backend-calls.ts'
import { newLead } from '../support/backend/backend-drivers.ts'
import { testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'

const leads = sized(1_000, 100)
const folder = testFolder()
let down = true
let refusedAttempts = 0
/** What happens to a notification of the team instead of being accepted; the visitors' emails are always accepted. */
let onNotification: ((mail: Request) => Promise<Response | null>) | null = null
let mails: MailStore
let backend: Backend
beforeAll(async () => {
  await fillWithEmptyDatabase(join(folder, 'backend'))
  mails = openMailStore(join(folder, 'inbox'))
  const provider = createInboxApp(mails)
  backend = await openBackend({ ...testOptions, folder: join(folder, 'backend') }, async (input, init) => {
    const mail = new Request(input, init)
    const reply = await onNotification?.(mail)
    if (reply) return reply
    if (!down) return provider.fetch(mail)
    refusedAttempts += 1
    throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
  })
})
afterAll(async () => {
  await backend?.close()
  mails?.close()
})

test('after the provider was down for an hour, each email is sent once, within two minutes', {
  timeout: limit(600_000),
}, async () => {
  const sent = Array.from({ length: leads }, () => newLead())
  for (const lead of sent)
    expect((await callAsServer({ backend }, 'send-lead-notification', lead)).status).toBe(200)
  // Simulates the hour in half minutes: waiting emails get half a minute older, and the timer ticks.
  for (let half = 0; half < 120; half += 1) await passHalfMinute()
  down = false
  const started = Date.now()
  let halves = 0
  while ((await unsentCount()) > 0 && halves < 4) {
    await passHalfMinute()
    halves += 1
  }
  console.info(
    `An hour without the provider: ${leads} leads, ${refusedAttempts} failed attempts; all ${mails.list().length} emails ` +
      `sent ${halves / 2} simulated minutes after its return (${((Date.now() - started) / 1000).toFixed(1)} s of work)`,
  )
  expect(await unsentCount()).toBe(0)
  const notified = mails.list(testOptions.mail.leadsTo).map(({ reply_to }) => reply_to[0])
  expect(notified.toSorted()).toEqual(sent.map(({ email }) => email).toSorted())
  for (const { email } of sent) expect(mails.list(email)).toHaveLength(1)
})

// With few waiting emails, the same ones serve as probes again and again.
test('after the provider was down for an hour, one lead’s emails are sent within a minute', {
  timeout: limit(600_000),
}, async () => {
  down = true
  const lead = newLead()
  expect((await callAsServer({ backend }, 'send-lead-notification', lead)).status).toBe(200)
  const before = refusedAttempts
  for (let half = 0; half < 120; half += 1) await passHalfMinute()
  // Each probe uses one of the two emails in turn.
  expect(refusedAttempts - before).toBeGreaterThan(100)
  const waiting = await backend.database.transaction((query) =>
    query(`select status, attempts > 40 as often from app_private.mail_outbox where status <> 'sent'`),
  )
  expect(waiting).toEqual(Array.from({ length: 2 }, () => ({ status: 'pending', often: true })))
  down = false
  for (let half = 0; half < 2; half += 1) await passHalfMinute()
  expect(await unsentCount()).toBe(0)
  expect(mails.list(lead.email)).toHaveLength(1)
})

// The provider rejects the reply-to, accepts the email without it, and its response is lost; later it accepts both.
test('an email whose reply-to was rejected is sent once, although its acceptance was lost', {
  timeout: limit(120_000),
}, async () => {
  const lead = newLead()
  const provider = createInboxApp(mails)
  const keysSent: string[] = []
  let isStrict = true
  let losesResponse = true
  down = false
  onNotification = async (mail) => {
    const { to, reply_to } = await mail.clone().json()
    if (to[0] !== testOptions.mail.leadsTo) return null
    keysSent.push(mail.headers.get('idempotency-key') ?? '')
    if (reply_to && isStrict) return Response.json({ name: 'validation_error' }, { status: 422 })
    isStrict = false
    await provider.fetch(mail.clone())
    if (!losesResponse) return null
    losesResponse = false
    throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
  }
  const before = mails.list(testOptions.mail.leadsTo).length
  expect((await callAsServer({ backend }, 'send-lead-notification', lead)).status).toBe(200)
  for (let half = 0; half < 20 && (await unsentCount()) > 0; half += 1) await passHalfMinute()
  onNotification = null
  expect(await unsentCount()).toBe(0)
  expect(mails.list(testOptions.mail.leadsTo)).toHaveLength(before + 1)
  const [key] = keysSent
  expect(keysSent).toEqual([key, `${key}-without-reply-to`, `${key}-without-reply-to`])
})

async function passHalfMinute(): Promise<void> {
  await backend.database.transaction((query) =>
    query(`update app_private.mail_outbox set
      next_attempt_at = next_attempt_at - interval '30 seconds', attempted_at = attempted_at - interval '30 seconds',
      created_at = created_at - interval '30 seconds', leased_until = leased_until - interval '30 seconds'`),
  )
  // A drain stops when all attempts have failed, and after 25 seconds.
  for (;;) {
    const { body } = await callAsServer({ backend }, 'drain-outbox', {})
    if (body.sent === 0) return
  }
}

async function unsentCount(): Promise<number> {
  const rows = await backend.database.transaction((query) =>
    query(`select from app_private.mail_outbox where status <> 'sent'`),
  )
  return rows.length
}
