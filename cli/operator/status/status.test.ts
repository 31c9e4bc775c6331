import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/contracts/locales.ts'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../../local/http/ports.ts'
import { serve } from '../../../local/http/serve.ts'
import type { Service } from '../../../local/service/run-service.ts'
import { testFolder } from '../../../local/service/test-folder.ts'
import { readEnv } from '../../../local/settings/env.ts'
import { archivePath } from '../backup/catalog.ts'
import { addTestBackup, runOperator, testSettings, withHostedDatabase } from '../test-operator.ts'

let folder = ''
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const idle = { outbox: { sent: 3 }, oldestWaiting: { newsletter: null, other: null }, newsletters: [] }

/** What the parts of the system answer. */
let homeStatus = 200
let homeTarget = ''
let isLive: boolean | null = true
let mail: object | null = idle
let metrics = ''
let changedAt = minutesAgo(5)
const languages: string[] = locales.map(({ id }) => id)
let homes = languages
/** One server stands for site, lake and metrics. */
let port = 0
let running: Service

beforeAll(async () => {
  port = await freePort()
  const app = new Hono()
  app.get('/api/ready', (c) => c.json({}))
  app.get('/', (c) => (homeTarget ? c.redirect(homeTarget) : c.text('', homeStatus === 200 ? 200 : 503)))
  app.get('/api/live', (c) => c.json({ live: isLive }))
  app.get('/:version/data/query/production', (c) =>
    c.json({
      result: { change: { _id: 'a', _type: 'page', _rev: 'r', _updatedAt: changedAt }, homes },
    }),
  )
  app.get('/metrics', (c) => (metrics ? c.text(metrics) : c.notFound()))
  running = await serve(app, { port, name: 'site', variable: 'SITE_PORT', graceMilliseconds: 0 })
})
afterAll(() => running.close())
beforeEach(() => {
  ;[homeStatus, homeTarget, isLive, mail, metrics] = [200, '', true, idle, '']
  ;[changedAt, homes, folder] = [minutesAgo(5), languages, testFolder()]
})

type Options = {
  args?: string[]
  sitePort?: number
  lakePort?: number
  metricsPort?: number
  backupDir?: string
  /** Whether the database is hosted. */
  hosted?: boolean
}

/** Runs the command; `problem` is what it fails with. */
async function status({
  args = [],
  sitePort = port,
  lakePort = port,
  metricsPort = 0,
  backupDir = '',
  hosted = false,
}: Options = {}) {
  const settings = testSettings({
    dataDir: folder,
    ports: { ...readEnv().ports, site: sitePort, lake: lakePort },
    metrics: { host: '127.0.0.1', port: metricsPort, operationsPort: 0 },
    backup: { dir: backupDir, recipients: [] },
    ...(hosted && withHostedDatabase),
  })
  const { printed: screen, problem } = await runOperator(['status', ...args], settings, () =>
    mail ? Response.json(mail) : Response.json({ message: 'down', code: '503' }, { status: 503 }),
  )
  return { screen, problem }
}

it('shows one screen of a healthy system', async () => {
  const { screen, problem } = await status()
  expect(problem).toBeNull()
  expect(screen).toMatch(/^Site +up {2}http:\/\/localhost/)
  expect(screen).toMatch(/^Last change +5 min ago, page a; served: yes$/m)
  expect(screen).toMatch(/^Outbox +0 pending, 0 sending, 3 sent, 0 dead, 0 cancelled$/m)
  expect(screen).toMatch(/^Backup +none verified, in .*backups; not made nightly \(set BACKUP_DIR\)$/m)
  expect(screen).toMatch(/^Metrics +off/m)
  expect(screen).toContain('Everything is healthy.')
  expect(screen.split('\n').length).toBeLessThan(20)
})

it('prints the same as JSON', async () => {
  mail = { ...idle, outbox: { dead: 2 } }
  const { screen, problem } = await status({ args: ['--json'] })
  const report = JSON.parse(screen)
  expect(report).toMatchObject({ site: { fault: null }, mail: { outbox: { dead: 2 } }, metrics: null })
  expect(report.problems).toEqual([problem])
})

it('says what is down and what to do, and shows the rest', async () => {
  const closed = await freePort()
  mail = null
  const { screen, problem } = await status({ sitePort: closed, lakePort: closed })
  expect(problem).toMatch(
    /^Site: it does not respond\. If it runs here, start it with "npm start".* And 2 more; see above\.$/,
  )
  expect(screen).toMatch(/^Content lake +DOWN: it does not respond$/m)
  expect(screen).toMatch(/^Backend +DOWN: .*down \(503\)/m)
  expect(screen).toMatch(/^Outbox +unknown$/m)
})

it('notices a site without a home page', async () => {
  homeStatus = 503
  expect((await status()).problem).toMatch(/^Site: \/ answers 503\./)
})

it('notices a site that only redirects', async () => {
  homeTarget = 'https://www.example.com/'
  expect((await status()).problem).toMatch(
    /^Site: \/ redirects to https:\/\/www\.example\.com\/: use that URL with --site\./,
  )
})

it('notices that a program took the home page away, which visitors still get', async () => {
  homes = languages.filter((id) => id !== 'en-UK' && id !== 'fr')
  expect((await status()).problem).toMatch(/^The content has no home page in English, Français: .*Restore it/)
})

it('notices a change that the site has not shown for a minute', async () => {
  isLive = false
  changedAt = minutesAgo(0)
  expect((await status()).problem).toBeNull()
  changedAt = minutesAgo(2)
  const { screen, problem } = await status()
  expect(problem).toContain("doesn't show the last change (page a)")
  expect(screen).toContain('served: NO')
  isLive = null
  expect((await status()).problem).toMatch(/^The site doesn't say whether it shows the last change/)
})

it.each([
  ['emails that are dead', { outbox: { dead: 3 } }, /^3 emails are dead\. .*outbox release/],
  [
    'an email that waits',
    { oldestWaiting: { newsletter: null, other: minutesAgo(20) } },
    /^An email has waited for 20 min\./,
  ],
  [
    'a paused newsletter',
    {
      newsletters: [
        {
          id: 'n',
          title: 'May',
          state: 'paused',
          pause_reason: 'rejected',
          send_at: minutesAgo(9),
          queued: 4,
        },
      ],
    },
    /^The newsletter “May” is paused \(rejected\)\. .*newsletter resume/,
  ],
])('notices %s', async (_what, found, expected) => {
  mail = { ...idle, ...found }
  expect((await status()).problem).toMatch(expected)
})

it('lets newsletters wait for their rate', async () => {
  mail = { ...idle, outbox: { pending: 9 }, oldestWaiting: { newsletter: minutesAgo(90), other: null } }
  const { screen, problem } = await status()
  expect(problem).toBeNull()
  expect(screen).toMatch(/^Oldest waiting +newsletters 90 min ago$/m)
})

it('notices that the newest verified backup is old, if they are made nightly', async () => {
  const backupDir = join(folder, 'backups')
  expect((await status({ backupDir })).problem).toMatch(/^No backup is verified\./)
  const add = (createdAt: string, dataDir = folder) => {
    const path = archivePath(backupDir, { createdAt: new Date(), isEncrypted: false, dataDir })
    // An old one may be verified again.
    addTestBackup(path, createdAt, minutesAgo(1))
  }
  mkdirSync(backupDir)
  add(minutesAgo(27 * 60))
  add(minutesAgo(60), join(folder, 'another-copy'))
  expect((await status({ backupDir })).problem).toMatch(/^The newest verified backup is 27 h old\./)
  add(minutesAgo(60))
  expect((await status({ backupDir })).problem).toBeNull()
})

it('does not ask for nightly backups that are not made, because the database is hosted', async () => {
  const { screen, problem } = await status({ backupDir: join(folder, 'backups'), hosted: true })
  expect(problem).toBeNull()
  expect(screen).toMatch(/^Backup +not made: content or database is hosted$/m)
})

it("reads the site's metrics", async () => {
  const text = (connected: number, open: number, stale: number) =>
    `site_content_stream_connected ${connected}\nsite_lake_circuit_open ${open}\nsite_oldest_stale_page_seconds ${stale}\n# EOF\n`
  const problem = async () => (await status({ metricsPort: port })).problem
  metrics = text(1, 0, 0)
  expect(await problem()).toBeNull()
  metrics = text(0, 0, 0)
  expect(await problem()).toMatch(/^The site is not connected to the event stream/)
  metrics = text(1, 1, 0)
  expect(await problem()).toMatch(/^The site can't query the content lake, but this machine can/)
  metrics = text(1, 0, 400)
  expect(await problem()).toMatch(/^An outdated page has been served for 7 min/)
  metrics = ''
  expect(await problem()).toMatch(/^Metrics: nothing responds on port/)
})

it.each([[['all']], [['--site', 'www.example.com']], [['--site', 'localhost:3000']]])(
  'rejects the arguments %j',
  async (args) => {
    expect((await status({ args })).problem).toMatch(/^Usage/)
  },
)
