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
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'

/** At least one for each step. */
const minKills = sized(100, 24)
const mailsEach = 2
const folder = mkdtempSync(join(tmpdir(), 'tidewright-outbox-kill-'))
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

test('a worker killed at any step loses no email and sends none twice', {
  timeout: limit(300_000),
}, async () => {
  const queued: string[] = [...(await queue())]
  const whole = await runWorker(null)
  const { steps, sent } = z.object({ steps: z.number(), sent: z.number() }).parse(JSON.parse(whole.printed))
  expect(sent).toBe(mailsEach)
  const kills = Math.max(minKills, steps)
  const killedAt = new Set<number>()
  for (let count = 0; count < kills; count += 1) {
    queued.push(...(await queue()))
    const dieAt = count % steps
    expect((await runWorker(dieAt)).signal, `step ${dieAt}`).toBe('SIGKILL')
    killedAt.add(dieAt)
    await sql(
      `update app_private.mail_outbox set leased_until = now() - interval '1 second' where status = 'sending'`,
    )
  }
  expect((await runWorker(null)).signal).toBeNull()
  const notified = mails.list(testOptions.mail.leadsTo).map(({ reply_to }) => reply_to[0])
  const lost = queued.filter((email) => !notified.includes(email))
  const doubled = notified.length - new Set(notified).size
  console.info(
    `${kills} kills -9 at ${killedAt.size} of ${steps} steps: ${queued.length} emails queued, ${lost.length} lost, ${doubled} doubled`,
  )
  expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 })
  expect(killedAt.size).toBe(steps)
})

let number = 0

async function queue(): Promise<string[]> {
  const emails = Array.from({ length: mailsEach }, () => {
    number += 1
    return `kill.${number}@ferrer.example`
  })
  for (const email of emails) {
    const payload = {
      name: 'Ada',
      email,
      company: 'F',
      phone: null,
      locale: null,
      created_at: new Date().toISOString(),
    }
    await sql(`select app_private.queue_mail('lead-notification', '${JSON.stringify(payload)}', '${email}')`)
  }
  return emails
}

function sql(text: string) {
  return backend.database.transaction((query) => query(text))
}

/** Runs one drain in its own process, which kills itself at a step. Returns how it ended. */
function runWorker(dieAt: number | null): Promise<{ signal: NodeJS.Signals | null; printed: string }> {
  const script = join(import.meta.dirname, 'outbox-worker.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, JSON.stringify({ ...urls, dieAt })]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += data
  })
  return new Promise((resolve) => child.once('close', (_code, signal) => resolve({ signal, printed })))
}
