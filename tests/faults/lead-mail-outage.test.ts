import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Backend, openBackend } from '../../local/backend/backend.ts'
import { startInbox } from '../../local/inbox/inbox.ts'
import { openMailStore } from '../../local/inbox/mail-store.ts'
import { keys, newAddress, newLead, testOptions } from '../contract/backend-drivers.ts'
import { fillWithEmptyDatabase } from '../contract/backend-pglite.ts'
import { freePort } from '../contract/backend-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'tidewright-outage-'))
const inboxFolder = join(folder, 'inbox')
let inboxPort: number
beforeAll(async () => {
  inboxPort = await freePort()
  await fillWithEmptyDatabase(join(folder, 'backend'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const states = z.record(z.string(), z.number())

test('mail waits while the provider is down or refuses, and all of it is sent once when it is back', async () => {
  const leads = Array.from({ length: 12 }, () => newLead())
  await withBackend('hello', async (backend) => {
    for (const lead of leads) expect((await call(backend, 'send-lead-notification', lead)).status).toBe(200)
    await drain(backend)
    expect(await mailStates(backend)).toEqual({ pending: 12 })
  })

  let inbox = await startInbox({ port: inboxPort, folder: inboxFolder })
  for (const [recipient, attempts] of [
    ['outage', 4],
    ['rate-limited', 4],
    ['wrong-key', 4],
  ] as const) {
    await withBackend(recipient, async (backend) => {
      for (let attempt = 0; attempt < attempts; attempt += 1) await drain(backend)
      expect(await mailStates(backend), `after ${recipient}`).toEqual({ pending: 12 })
    })
  }
  await inbox.close()

  inbox = await startInbox({ port: inboxPort, folder: inboxFolder })
  await withBackend('hello', async (backend) => {
    await drain(backend)
    expect(await mailStates(backend)).toEqual({ sent: 12 })
  })
  await inbox.close()
  const store = openMailStore(inboxFolder)
  expect(
    store
      .list()
      .map((mail) => mail.reply_to[0])
      .toSorted(),
  ).toEqual(leads.map(({ email }) => email).toSorted())
  store.close()
})

test('a mail that the provider finds fault with is dead after three tries, and can be retried', async () => {
  const inbox = await startInbox({ port: inboxPort, folder: inboxFolder })
  await withBackend('bounce', async (backend) => {
    await call(backend, 'send-lead-notification', newLead())
    for (let attempt = 0; attempt < 4; attempt += 1) await drain(backend)
    expect(await mailStates(backend)).toEqual({ sent: 12, dead: 1 })
  })
  await withBackend('hello', async (backend) => {
    await backend.database.transaction((query) => query('select public.retry_mail()'))
    await drain(backend)
    expect(await mailStates(backend)).toEqual({ sent: 13 })
  })
  await inbox.close()
})

async function withBackend(recipient: string, work: (backend: Backend) => Promise<void>): Promise<void> {
  const mail = {
    ...testOptions.mail,
    apiUrl: `http://127.0.0.1:${inboxPort}`,
    leadsTo: `${recipient}@tidewright.example`,
  }
  const backend = await openBackend({ ...testOptions, mail, folder: join(folder, 'backend') })
  await work(backend).finally(() => backend.close())
}

async function call(backend: Backend, name: string, body: object): Promise<Response> {
  const headers = { apikey: keys.secret, 'x-forwarded-for': newAddress(), 'content-type': 'application/json' }
  const request = new Request(`http://127.0.0.1/functions/v1/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return backend.handler(request)
}

/** Lets all the waiting time pass, then drains. */
async function drain(backend: Backend): Promise<void> {
  await mailStates(backend)
  await backend.database.transaction((query) =>
    query(`update app_private.mail_outbox set next_attempt_at = now() where status = 'pending'`),
  )
  expect((await call(backend, 'drain-outbox', {})).status).toBe(200)
}

/** How many mails are in each state, once a drain that an accepted lead asked for has let go of its own. */
async function mailStates(backend: Backend) {
  await expect.poll(() => counts(backend)).not.toHaveProperty('sending')
  return counts(backend)
}

async function counts(backend: Backend) {
  const rows = await backend.database.transaction((query) =>
    query('select public.mail_counts()::text as counts'),
  )
  return states.parse(JSON.parse(String(rows[0]?.counts)))
}
