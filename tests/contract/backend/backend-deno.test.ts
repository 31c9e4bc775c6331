import { execFile, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '@tidewright/contracts/database.types.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signWebhook } from '../../../functions/_shared/webhook.ts'
import { startBackend } from '../../../local/backend/backend.ts'
import { functions } from '../../../local/backend/functions/registry.ts'
import { freePort } from '../../../local/http/ports.ts'
import { startInbox } from '../../../local/inbox/inbox.ts'
import type { Service } from '../../../local/service/run-service.ts'
import { testFolder } from '../../../local/service/test-folder.ts'
import { newLead } from '../../support/backend/backend-drivers.ts'
import {
  keys,
  mailWebhookSecret,
  siteOrigin,
  siteSecret,
  testOptions,
} from '../../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../../support/backend/backend-pglite.ts'
import { studioOrigin } from '../../support/backend/studio-session.ts'
import { endOf } from '../../support/end-of.ts'
import { isFullSize } from '../../support/full-size.ts'
import { limit } from '../../support/limit.ts'

const root = resolve(import.meta.dirname, '../../..')
const deno = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'deno.cmd' : 'deno')
const config = ['--cached-only', '--config', join(root, 'functions/deno.json')]
const entry = (name: string) => join(root, 'functions', name, 'index.ts')
const names = readdirSync(join(root, 'functions'), { withFileTypes: true })
  .filter((item) => item.isDirectory() && !/^[_.]|^node_modules$/.test(item.name))
  .map((item) => item.name)

const folder = testFolder()
const services: Service[] = []
let backendUrl: string
let inboxUrl: string
beforeAll(async () => {
  const [backendPort, inboxPort] = [await freePort(), await freePort()]
  backendUrl = `http://127.0.0.1:${backendPort}`
  inboxUrl = `http://127.0.0.1:${inboxPort}`
  await fillWithEmptyDatabase(join(folder, 'backend'))
  services.push(await startInbox({ port: inboxPort, folder: join(folder, 'inbox') }))
  const mail = { ...testOptions.mail, apiUrl: inboxUrl }
  const options = { ...testOptions, mail, port: backendPort, folder: join(folder, 'backend') }
  services.push(await startBackend(options))
})
afterAll(async () => {
  for (const service of services.reverse()) await service.close()
})

test('the local backend serves every function too', () => {
  expect(names).toEqual(Object.keys(functions).toSorted())
})

// It takes long, and `tsc` finds most of it.
if (isFullSize)
  test('every function passes Deno’s type check', async () => {
    await promisify(execFile)(deno, ['check', ...config, ...names.map(entry)], { cwd: root })
  })

test('under Deno, the deployed entry stores a lead and requests a drain of its emails', async () => {
  const lead = newLead({ name: 'Noor de Vries' })
  await underDeno('send-lead-notification', async (fetchIt) => {
    const client = createClient('http://127.0.0.1', keys.publishable, { global: { fetch: fetchIt } })
    const first = await client.functions.invoke('send-lead-notification', { body: lead })
    expect(first).toMatchObject({ error: null, data: { success: true, id: expect.any(String) } })
    const second = await client.functions.invoke('send-lead-notification', { body: lead })
    expect(second.error?.context.status).toBe(409)
    const invalid = await client.functions.invoke('send-lead-notification', {
      body: { ...lead, email: 'no' },
    })
    expect(invalid.error?.context.status).toBe(422)
    const wrong = createClient('http://127.0.0.1', 'sb_publishable_wrong', { global: { fetch: fetchIt } })
    expect(
      (await wrong.functions.invoke('send-lead-notification', { body: lead })).error?.context.status,
    ).toBe(401)
  })
  await expect.poll(async () => (await mailedTo()).filter((to) => to === lead.email)).toHaveLength(1)
})

test('under Deno, the deployed entry drains the outbox', async () => {
  const lead = newLead()
  const anon = createClient<Database>(backendUrl, keys.publishable)
  expect((await anon.from('leads').insert(lead)).error).toBeNull()
  await underDeno('drain-outbox', async (fetchIt) => {
    const client = createClient('http://127.0.0.1', keys.secret, { global: { fetch: fetchIt } })
    const drained = await client.functions.invoke('drain-outbox', { body: {} })
    expect(drained.data).toEqual({ sent: 2, failed: 0 })
  })
  expect(await mailedTo()).toContain(lead.email)
})

/** The reply-to of the emails in the inbox, newest first. */
async function mailedTo() {
  const mails = await (await fetch(`${inboxUrl}/emails`)).json()
  return z
    .array(z.object({ reply_to: z.tuple([z.string()]) }))
    .parse(mails)
    .map((mail) => mail.reply_to[0])
}

/** The webhook isn't for browsers and has its own signature. */
const forBrowsers = names.filter((name) => name !== 'mail-events')

test.each(forBrowsers)(
  'under Deno, the deployed entry of %s starts, answers a preflight and requires a key or a session',
  async (name) => {
    await underDeno(name, async (fetchIt) => {
      const origin = name.startsWith('editor-') ? studioOrigin : siteOrigin
      const preflight = await fetchIt('', { method: 'OPTIONS', headers: { origin } })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
      expect((await fetchIt('', { method: 'POST', headers: { origin }, body: '{}' })).status).toBe(401)
    })
  },
)

test('under Deno, the deployed entry of mail-events accepts a signed report and no other', async () => {
  const body = JSON.stringify({
    type: 'email.bounced',
    created_at: new Date().toISOString(),
    data: { to: ['gone@ferrer.example'], tags: { mail: crypto.randomUUID() }, bounce: { type: 'Permanent' } },
  })
  const seconds = Math.floor(Date.now() / 1000)
  const headers = {
    'svix-id': 'msg_deno',
    'svix-timestamp': String(seconds),
    'svix-signature': await signWebhook(mailWebhookSecret, 'msg_deno', seconds, body),
  }
  await underDeno('mail-events', async (fetchIt) => {
    expect(
      (await fetchIt('', { method: 'POST', body, headers: { ...headers, 'svix-id': 'other' } })).status,
    ).toBe(401)
    const response = await fetchIt('', { method: 'POST', body, headers })
    expect(await response.json()).toEqual({ result: 'recorded' })
  })
})

test('names a missing secret at the start', async () => {
  const run = promisify(execFile)(deno, runArguments('drain-outbox'), {
    cwd: root,
    env: { ...process.env, ...environment('0'), LEADS_TO: '' },
  })
  await expect(run).rejects.toThrow('LEADS_TO')
})

function runArguments(name: string): string[] {
  return ['run', '--no-prompt', '--allow-net', '--allow-env', ...config, entry(name)]
}

function environment(port: string): Record<string, string> {
  return {
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    NO_COLOR: '1',
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    SITE_SECRET: siteSecret,
    SITE_ORIGINS: siteOrigin,
    STUDIO_ORIGINS: studioOrigin,
    RESEND_API_URL: inboxUrl,
    RESEND_API_KEY: 're_test',
    RESEND_WEBHOOK_SECRET: mailWebhookSecret,
    MAIL_FROM: testOptions.mail.from,
    LEADS_TO: testOptions.mail.leadsTo,
  }
}

/** Runs a function's `index.ts` as deployed; `fetchIt` reaches it whatever the URL. */
async function underDeno(name: string, work: (fetchIt: typeof fetch) => Promise<void>): Promise<void> {
  const port = await freePort()
  const child = spawn(deno, runArguments(name), {
    cwd: root,
    env: { ...process.env, ...environment(String(port)) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const fetchIt: typeof fetch = (_input, init) => fetch(`http://127.0.0.1:${port}`, init)
  try {
    await expect
      .poll(
        () =>
          fetchIt('').then(
            () => true,
            () => false,
          ),
        { timeout: limit(20_000) },
      )
      .toBe(true)
    await work(fetchIt)
  } finally {
    await endOf(child, 'SIGTERM')
  }
}
