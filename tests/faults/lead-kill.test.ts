import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type Backend, openBackend } from '../../local/backend/backend.ts'
import { freePort } from '../../local/http/ports.ts'
import { startInbox } from '../../local/inbox/inbox.ts'
import { callAsServer } from '../support/backend/backend-calls.ts'
import { testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { startPostgres } from '../support/backend/backend-postgres.ts'
import { limit } from '../support/limit.ts'
import { startServiceProcess } from '../support/service-process.ts'
import { startLoad } from './lead-load.ts'

const kills = 3

test.each(['PGlite', 'PostgreSQL'])(
  'kill -9 under load loses no acknowledged lead on %s and sends each email once',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'tidewright-kill-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const databaseUrl = kind === 'PGlite' ? '' : await postgresUrl()
    if (!databaseUrl) await fillWithEmptyDatabase(join(folder, 'backend'))
    const inboxPort = await freePort()
    const inbox = await startInbox({ port: inboxPort, folder: join(folder, 'inbox') })
    onTestFinished(() => inbox.close())
    const options = {
      ...testOptions,
      port: await freePort(),
      folder: join(folder, 'backend'),
      databaseUrl,
      mail: { ...testOptions.mail, apiUrl: `http://127.0.0.1:${inboxPort}` },
      drainSeconds: 0.2,
    }

    let backend = await startServiceProcess('backend', options)
    onTestFinished(() => backend.kill())
    const load = startLoad(backend.url, 6)
    for (let count = 0; count < kills; count += 1) {
      const before = load.acknowledged.length
      await expect
        .poll(() => load.acknowledged.length - before, { timeout: limit(20_000), interval: 10 })
        .toBeGreaterThan(100)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
      await backend.kill()
      backend = await startServiceProcess('backend', options)
    }
    await load.stop()
    await backend.kill()

    const last = await openBackend({ ...options, drainSeconds: 0 })
    onTestFinished(() => last.close())
    await sendTheRest(last)
    const stored = emails.parse(await query(last, 'select email from public.leads')).map(({ email }) => email)
    const mails = await fetch(`http://127.0.0.1:${inboxPort}/emails?to=${testOptions.mail.leadsTo}`)
    const mailed = inboxMails.parse(await mails.json()).map((mail) => mail.reply_to[0])

    console.info(
      `${kind}: ${kills} kills, ${load.acknowledged.length} acknowledged, ${stored.length} stored, ${mailed.length} emailed`,
    )
    expect(load.acknowledged.filter((email) => !stored.includes(email))).toEqual([])
    expect(mailed.toSorted()).toEqual(stored.toSorted())
    expect(new Set(mailed).size).toBe(mailed.length)
  },
  300_000,
)

const emails = z.array(z.object({ email: z.string() }))
const inboxMails = z.array(z.object({ reply_to: z.array(z.string()) }))

async function postgresUrl(): Promise<string> {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  return postgres.url
}

function query(backend: Backend, sql: string) {
  return backend.database.transaction((run) => run(sql))
}

/** Skips the minute of a killed worker's lease, then drains. */
async function sendTheRest(backend: Backend): Promise<void> {
  await query(
    backend,
    `update app_private.mail_outbox set leased_until = now() - interval '1 second', next_attempt_at = now()
     where status in ('pending', 'sending')`,
  )
  expect((await callAsServer({ backend }, 'drain-outbox', {})).status).toBe(200)
}
