import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Backend, openBackend } from '../../local/backend/backend.ts'
import { freePort } from '../../local/http/ports.ts'
import { serve } from '../../local/http/serve.ts'
import { createInboxApp } from '../../local/inbox/inbox-app.ts'
import { type MailStore, openMailStore } from '../../local/inbox/mail-store.ts'
import { testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { addSubscribers, queueIssue, sendWithoutLimit } from '../support/backend/newsletter.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'
import { randomFrom } from '../support/random.ts'

const kills = sized(100, 12)
const recipients = sized(2_000, 200)
const seed = 20_261_123
const folder = mkdtempSync(join(tmpdir(), 'tidewright-newsletter-kill-'))
const afterwards: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
let backend: Backend
let mails: MailStore
let urls: { backendUrl: string; providerUrl: string }
beforeAll(async () => {
  await fillWithEmptyDatabase(join(folder, 'backend'))
  mails = openMailStore(join(folder, 'inbox'))
  backend = await openBackend({ ...testOptions, folder: join(folder, 'backend') })
  const [backendPort, providerPort] = [await freePort(), await freePort()]
  const servers = [
    await serve(backend.app, { port: backendPort, name: 'backend', variable: 'BACKEND_PORT' }),
    await serve(createInboxApp(mails), { port: providerPort, name: 'inbox', variable: 'INBOX_PORT' }),
  ]
  urls = { backendUrl: `http://127.0.0.1:${backendPort}`, providerUrl: `http://127.0.0.1:${providerPort}` }
  afterwards.push(
    () => backend.close(),
    () => mails.close(),
    ...servers.map((server) => () => server.close()),
  )
})
afterAll(async () => {
  for (const undo of afterwards.reverse()) await undo()
})

const counted = z.array(z.object({ email: z.string() }))

test('a worker killed at random steps sends an issue to every subscriber exactly once, and to nobody who left', {
  timeout: limit(600_000),
}, async () => {
  const random = randomFrom(seed)
  const emails = await addSubscribers(sql, recipients)
  await sendWithoutLimit(sql)
  const send = await queueIssue(sql, 'kill')
  const left = new Set<string>()
  // A claim of ten emails takes about 60 steps, so that all kills together leave some emails to the last run.
  const steps = Math.floor((recipients / kills) * 6)
  let killed = 0
  for (let count = 0; count < kills; count += 1) {
    if ((await runWorker(Math.floor(random() * steps))).signal === 'SIGKILL') killed += 1
    await sql(
      `update app_private.mail_outbox set leased_until = now() - interval '1 second' where status = 'sending'`,
    )
    // Somebody whose email was never tried leaves.
    const [untried] = counted.parse(
      await sql(`select payload ->> 'email' as email from app_private.mail_outbox
        where status = 'pending' and uncertain_since is null and attempts = 0 and not app_private.is_suppressed(payload ->> 'email')
        order by id desc limit 1`),
    )
    if (!untried) continue
    left.add(untried.email)
    await sql(`select public.log_unsubscribe('${untried.email}', 'link', null)`)
  }
  for (let runs = 0; runs < 20 && (await open()) > 0; runs += 1) await runWorker(null)

  const received = mails.list().flatMap(({ to }) => to)
  const lost = emails.filter((email) => !received.includes(email) && !left.has(email))
  const toLeavers = received.filter((email) => left.has(email))
  console.info(
    `${killed} kills -9 in ${recipients} recipients, seed ${seed}: ${received.length} received, ${lost.length} lost, ` +
      `${received.length - new Set(received).size} doubled, ${left.size} left and got ${toLeavers.length}`,
  )
  expect({ lost, toLeavers, doubled: received.length - new Set(received).size }).toEqual({
    lost: [],
    toLeavers: [],
    doubled: 0,
  })
  expect(killed).toBeGreaterThan(kills / 2)
  expect(left.size).toBeGreaterThan(kills / 2)
  const [row] = await sql(`select state from app_private.newsletter_sends where id = '${send}'`)
  expect(row).toEqual({ state: 'done' })
})

function sql(text: string) {
  return backend.database.transaction((query) => query(text))
}

async function open(): Promise<number> {
  return (await sql(`select from app_private.newsletter_recipients where state = 'queued'`)).length
}

/** Runs one drain in its own process, which kills itself at a step. Returns how it ended. */
function runWorker(dieAt: number | null): Promise<{ signal: NodeJS.Signals | null }> {
  const script = join(import.meta.dirname, 'outbox-worker.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, JSON.stringify({ ...urls, dieAt })]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve) => child.once('close', (_code, signal) => resolve({ signal })))
}
