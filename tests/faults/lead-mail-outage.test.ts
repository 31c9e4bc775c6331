import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Backend, openBackend } from '../../local/backend/backend.ts'
import { freePort } from '../../local/http/ports.ts'
import { startInbox } from '../../local/inbox/inbox.ts'
import { openMailStore } from '../../local/inbox/mail-store.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { callAsServer } from '../support/backend/backend-calls.ts'
import { newLead } from '../support/backend/backend-drivers.ts'
import { testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'

const folder = testFolder()
const inboxFolder = join(folder, 'inbox')
const mail = { ...testOptions.mail }
let inboxPort: number
let backend: Backend
beforeAll(async () => {
  inboxPort = await freePort()
  mail.apiUrl = `http://127.0.0.1:${inboxPort}`
  await fillWithEmptyDatabase(join(folder, 'backend'))
  backend = await openBackend({ ...testOptions, mail, folder: join(folder, 'backend') })
})
afterAll(() => backend?.close())

const states = z.record(z.string(), z.number())

test('emails wait while the provider is down or rejects them, and are all sent once when it is back', async () => {
  const leads = Array.from({ length: 12 }, () => newLead())
  for (const lead of leads)
    expect((await callAsServer({ backend }, 'send-lead-notification', lead)).status).toBe(200)
  await drain()
  expect(await mailStates()).toEqual({ pending: 24 })

  let inbox = await startInbox({ port: inboxPort, folder: inboxFolder })
  for (const failing of ['outage', 'rate-limited', 'wrong-key']) {
    mail.leadsTo = `${failing}@tidewright.example`
    for (let attempt = 0; attempt < 4; attempt += 1) await drain()
    // The visitors' confirmations are sent; only the team's recipient fails.
    expect(await mailStates(), failing).toEqual({ pending: 12, sent: 12 })
  }
  await inbox.close()

  inbox = await startInbox({ port: inboxPort, folder: inboxFolder })
  mail.leadsTo = testOptions.mail.leadsTo
  await drain()
  expect(await mailStates()).toEqual({ sent: 24 })
  await inbox.close()
  const store = openMailStore(inboxFolder)
  const answered = store.list(testOptions.mail.leadsTo).map(({ reply_to }) => reply_to[0])
  expect(answered.toSorted()).toEqual(leads.map(({ email }) => email).toSorted())
  for (const { email } of leads) expect(store.list(email)).toHaveLength(1)
  store.close()
})

test('an email that the provider rejects is dead after three attempts, and can be released', async () => {
  const inbox = await startInbox({ port: inboxPort, folder: inboxFolder })
  mail.leadsTo = 'bounce@tidewright.example'
  await callAsServer({ backend }, 'send-lead-notification', newLead())
  for (let attempt = 0; attempt < 4; attempt += 1) await drain()
  expect(await mailStates()).toEqual({ sent: 25, dead: 1 })
  mail.leadsTo = testOptions.mail.leadsTo
  await backend.database.transaction((query) => query('select public.release_mail()'))
  await drain()
  expect(await mailStates()).toEqual({ sent: 26 })
  await inbox.close()
})

/** Skips all waiting times, then drains. */
async function drain(): Promise<void> {
  await backend.database.transaction((query) =>
    query(`update app_private.mail_outbox set next_attempt_at = now() where status = 'pending'`),
  )
  expect((await callAsServer({ backend }, 'drain-outbox', {})).status).toBe(200)
}

/** The number of emails in each state. */
async function mailStates() {
  const rows = await backend.database.transaction((query) =>
    query('select public.mail_counts()::text as counts'),
  )
  return states.parse(JSON.parse(String(rows[0]?.counts)))
}
