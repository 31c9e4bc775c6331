import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '../../../local/http/ports.ts'
import { testFolder } from '../../../local/service/test-folder.ts'
import { readEnv } from '../../../local/settings/env.ts'
import { archivePath } from '../backup/catalog.ts'
import { addTestBackup, runOperator, testSettings } from '../test-operator.ts'
import { serveOperationsMetrics } from './operations-metrics.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const mail = {
  outbox: { pending: 4, dead: 1 },
  oldestWaiting: { newsletter: null, other: minutesAgo(10) },
  newsletters: [
    {
      id: 'n',
      title: 'A secret title',
      state: 'sending',
      pause_reason: '',
      send_at: minutesAgo(1),
      queued: 7,
    },
  ],
}

function settingsWith({ dir = '', operationsPort = 0 } = {}) {
  const { metrics, ports } = readEnv()
  return testSettings({
    ports: { ...ports, backend: 1 }, // nothing responds there
    metrics: { ...metrics, operationsPort },
    backup: { dir, recipients: [] },
  })
}

const run = (args: string[] = [], settings = settingsWith(), answer = () => Response.json(mail)) =>
  runOperator(['metrics', ...args], settings, answer)

/** The value of a sample; null if it isn't there. */
function sampleOf(text: string, sample: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line ? Number(line.split(' ')[1]) : null
}

it('prints outbox and newsletters, without the words of either', async () => {
  const { printed: text } = await run()
  expect(text).toMatch(/^# HELP backend_up .*\n# TYPE backend_up gauge\nbackend_up 1\n/)
  expect(text).toMatch(/\n# EOF$/)
  expect(sampleOf(text, 'outbox_emails{state="pending"}')).toBe(4)
  expect(sampleOf(text, 'outbox_emails{state="sent"}')).toBe(0)
  expect(sampleOf(text, 'outbox_oldest_waiting_seconds{kind="newsletter"}')).toBe(0)
  expect(sampleOf(text, 'outbox_oldest_waiting_seconds{kind="other"}')).toBeGreaterThanOrEqual(600)
  expect(sampleOf(text, 'newsletter_sends{state="sending"}')).toBe(1)
  expect(sampleOf(text, 'newsletter_recipients_waiting')).toBe(7)
  expect(sampleOf(text, 'backup_verified_age_seconds')).toBeNull()
  expect(text).not.toContain('secret')
})

it('leaves out what the database does not tell while it is down', async () => {
  const answer = () => Response.json({ message: 'down' }, { status: 503 })
  const { printed: text } = await run([], settingsWith(), answer)
  expect(sampleOf(text, 'backend_up')).toBe(0)
  expect(text).not.toMatch(/outbox|newsletter/)
})

it('tells the age of the newest verified backup', async () => {
  const dir = join(testFolder(), 'backups')
  mkdirSync(dir)
  const settings = settingsWith({ dir })
  const add = (time: string, verifiedAt: string | null) => {
    const { dataDir } = settings
    addTestBackup(
      archivePath(dir, { createdAt: new Date(time), isEncrypted: false, dataDir }),
      time,
      verifiedAt,
    )
  }
  // It was verified again since.
  add(minutesAgo(120), minutesAgo(1))
  add(minutesAgo(5), null)
  const age = sampleOf((await run([], settings)).printed, 'backup_verified_age_seconds') ?? 0
  expect(Math.round(age / 60)).toBe(120)
})

it('writes a file that the node exporter can read', async () => {
  const file = join(testFolder(), 'tidewright.prom')
  expect(await run(['--file', file])).toEqual({ printed: '', problem: null })
  expect(readFileSync(file, 'utf8')).toMatch(/^# HELP .*\n# EOF\n$/s)
  expect(statSync(file).mode & 0o777).toBe(0o644)
  expect(existsSync(`${file}.part`)).toBe(false)
  expect((await run(['--out', file])).problem).toContain('Usage')
})

it('is served on its port only if one is set', async () => {
  expect(await serveOperationsMetrics(settingsWith())).toBeNull()
  const operationsPort = await freePort()
  const service = await serveOperationsMetrics(settingsWith({ operationsPort }))
  const reply = await fetch(`http://127.0.0.1:${operationsPort}/metrics`)
  expect(reply.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
  expect(await reply.text()).toContain('backend_up 0')
  await service?.close()
})
