import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { connectDatabase } from '../../../functions/_shared/database.ts'
import { freePort } from '../../../local/http/ports.ts'
import { readEnv } from '../../../local/settings/env.ts'
import { resolveSettings } from '../../../local/settings/settings.ts'
import { writeFileAtomically } from '../../../local/settings/write-file.ts'
import { addBackup, archivePath } from '../backup/catalog.ts'
import { operate } from '../commands.ts'
import { serveOperationsMetrics } from './operations-metrics.ts'

const folder = mkdtempSync(join(tmpdir(), 'tidewright-metrics-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

function settingsWith({ dir = '', operationsPort = 0 }) {
  const env = readEnv()
  const metrics = { ...env.metrics, operationsPort }
  const ports = { ...env.ports, backend: 1 } // nothing responds there
  return resolveSettings({ ...env, ports, dataDir: folder, metrics, backup: { dir, recipients: [] } })
}

async function printed(
  args: string[] = [],
  { dir = '', answer = Response.json(mail) } = {},
): Promise<string> {
  const lines: string[] = []
  await operate(['metrics', ...args], {
    database: connectDatabase('http://127.0.0.1', 'key', async () => answer),
    siteSecret: '',
    settings: settingsWith({ dir }),
    print: (text) => void lines.push(text),
  })
  return lines.join('\n')
}

/** The value of a sample; null if it isn't there. */
function sampleOf(text: string, sample: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line ? Number(line.split(' ')[1]) : null
}

it('prints outbox and newsletters, without the words of either', async () => {
  const text = await printed()
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
  const answer = Response.json({ message: 'down' }, { status: 503 })
  const text = await printed([], { answer })
  expect(sampleOf(text, 'backend_up')).toBe(0)
  expect(text).not.toMatch(/outbox|newsletter/)
})

it('tells the age of the newest verified backup', async () => {
  const dir = join(folder, 'backups')
  mkdirSync(dir)
  const add = (time: string, verifiedAt: string | null) => {
    const path = archivePath(dir, { createdAt: new Date(time), isEncrypted: false, dataDir: folder })
    writeFileAtomically(path, 'archive')
    addBackup({ path, createdAt: time, verifiedAt, size: 7, sha256: '', documents: 1, rows: 1, seconds: 1 })
  }
  // It was verified again since.
  add(minutesAgo(120), minutesAgo(1))
  add(minutesAgo(5), null)
  const age = sampleOf(await printed([], { dir }), 'backup_verified_age_seconds') ?? 0
  expect(Math.round(age / 60)).toBe(120)
})

it('writes a file that the node exporter can read', async () => {
  const file = join(folder, 'tidewright.prom')
  expect(await printed(['--file', file])).toBe('')
  expect(readFileSync(file, 'utf8')).toMatch(/^# HELP .*\n# EOF\n$/s)
  expect(statSync(file).mode & 0o777).toBe(0o644)
  expect(existsSync(`${file}.part`)).toBe(false)
  await expect(printed(['--out', file])).rejects.toThrow('Usage')
})

it('is served on its port only if one is set', async () => {
  expect(await serveOperationsMetrics(settingsWith({}))).toBeNull()
  const operationsPort = await freePort()
  const service = await serveOperationsMetrics(settingsWith({ operationsPort }))
  const reply = await fetch(`http://127.0.0.1:${operationsPort}/metrics`)
  expect(reply.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
  expect(await reply.text()).toContain('backend_up 0')
  await service?.close()
})
