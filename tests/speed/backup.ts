import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folderBytes } from '../../cli/operator/backup/disk-space.ts'
import { compileSeed } from '../../content/seed/documents.ts'
import { migrate } from '../../local/backend/database/migrations.ts'
import { openPglite } from '../../local/backend/database/pglite.ts'
import { TransactionLog } from '../../local/lake/store/log.ts'
import { addEmptyDatabase, type BackupCopy, prepareCopy, startBackup } from '../support/backup-copy.ts'
import { endOf } from '../support/end-of.ts'
import type { TestStack } from '../support/test-stack.ts'
import { load } from './load.ts'

const articles = Number(process.env.BENCH_ARTICLES ?? 50_000)
const leads = Number(process.env.BENCH_LEADS ?? 100_000)
const batch = 500
const pauseMs = 20

/** Prints what visitors notice of a backup, and how long a large one and its restore take. */
export async function benchBackup(stack: TestStack): Promise<void> {
  await duringBackup(stack)
  await largeRestore()
}

async function duringBackup(stack: TestStack): Promise<void> {
  const { site, backend } = stack.settings.urls
  await load({ url: site, seconds: 2 })
  const idle = await Promise.all([
    load({ url: site, connections: 2, seconds: 10 }),
    readTable(stack, wait(10_000)),
  ])
  const child = startBackup(stack, 'inherit')
  const startedAt = performance.now()
  const pages = (async () => {
    const rounds = []
    while (child.exitCode === null) rounds.push(await load({ url: site, connections: 2, seconds: 2 }))
    return rounds
  })()
  const [rounds, forms] = await Promise.all([pages, readTable(stack, endOf(child))])
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  const worst = Math.max(...rounds.map(({ p99 }) => p99))
  console.info(`page ${site}, idle: p99 ${idle[0].p99.toFixed(1)} ms`)
  console.info(
    `page ${site}, during a backup of ${seconds} s: p99 ${worst.toFixed(1)} ms in the worst two seconds`,
  )
  console.info(
    `table ${backend}, idle: p99 ${idle[1].toFixed(1)} ms; during the backup: p99 ${forms.toFixed(1)} ms`,
  )
  if (child.exitCode !== 0) throw new Error(`The backup failed with code ${child.exitCode}.`)
}

/** The p99 in ms of reading a row of the database, which a snapshot makes wait, until `end` resolves. */
async function readTable({ settings }: TestStack, end: Promise<unknown>): Promise<number> {
  const { url, secretKey } = settings.supabase
  const times: number[] = []
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  while (!isOver) {
    const startedAt = performance.now()
    await (await fetch(`${url}/rest/v1/webinars?limit=1`, { headers: { apikey: secretKey } })).text()
    times.push(performance.now() - startedAt)
    await wait(pauseMs)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? 0
}

async function largeRestore(): Promise<void> {
  const copy = await prepareCopy()
  const other = await prepareCopy()
  try {
    await addEmptyDatabase(copy)
    addArticles(copy)
    await addLeads(copy)
    const size = (folderBytes(copy.settings.dataDir) / 1024 / 1024).toFixed(0)
    console.info(`${articles} articles and ${leads} leads, ${size} MB`)
    const made = await timed('backup', () => copy.operator('backup', 'create', '--no-verify'))
    const [file = ''] = made.match(/\S+\.tar\.zst/) ?? []
    await timed('restore', () => other.operator('backup', 'restore', file, '--yes'))
    await timed('verification', () => other.operator('backup', 'verify', file))
  } finally {
    await copy.close()
    await other.close()
  }
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await work()
  console.info(`${what}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  return result
}

/** Written into the lake's file, since 50,000 requests are not what is measured. */
function addArticles({ settings }: BackupCopy): void {
  const original = compileSeed().find(({ document }) => document._type === 'insight')?.document
  mkdirSync(settings.folder('lake'), { recursive: true })
  const log = new TransactionLog(join(settings.folder('lake'), 'lake.sqlite'))
  const timestamp = new Date().toISOString()
  for (let from = 0; from < articles; from += batch) {
    const id = `bench-${from}`
    const changes = Array.from({ length: Math.min(batch, articles - from) }, (_, index) => {
      const documentId = `article-${from + index}`
      const dates = { _rev: id, _createdAt: timestamp, _updatedAt: timestamp }
      const plain = JSON.parse(JSON.stringify(original).replaceAll('"_ref"', '"_formerRef"'))
      return {
        documentId,
        before: null,
        after: { ...plain, ...dates, _type: 'insight', _id: documentId },
        mutations: [],
      }
    })
    log.append([{ sequence: from / batch + 1, id, timestamp, author: 'bench', changes }])
  }
  log.close()
}

async function addLeads({ settings }: BackupCopy): Promise<void> {
  const database = await openPglite(settings.folder('backend'))
  await migrate(database)
  await database.transaction(async (query) => {
    await query('alter table public.leads disable trigger user')
    await query(
      `insert into public.leads (name, email, company, phone, locale)
      select 'Ada Ferrer ' || n, 'ada.' || n || '@ferrer.example', 'Ferrer & Filles ' || n, '+32 2 555 01 02', 'fr'
      from generate_series(1, $1::int) as n`,
      [String(leads)],
    )
    await query('alter table public.leads enable trigger user')
  }, 300_000)
  await database.close()
}
