/** Backups under writes, while the backup, the lake or the backend is killed at random moments. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readArchive } from '../../cli/operator/backup/archive.ts'
import { listBackups } from '../../cli/operator/backup/catalog.ts'
import { restoreRows } from '../../cli/operator/backup/restore-archive.ts'
import { startBackend, startLake } from '../../cli/stack/stack.ts'
import { dumpDatabase } from '../../local/backend/database/dump.ts'
import { openPglite } from '../../local/backend/database/pglite.ts'
import { lockFolder } from '../../local/service/lock-folder.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'
import { addEmptyDatabase, type BackupCopy, prepareCopy, startBackup } from '../support/backup-copy.ts'
import { endOf } from '../support/end-of.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'
import { randomFrom } from '../support/random.ts'

const rounds = sized(50, 3)
const victims = ['backup', 'backup', 'lake', 'backend', 'nothing'] as const

test('every finished backup restores exactly what was acknowledged, and no unfinished one is listed', {
  timeout: limit(3_600_000),
}, async () => {
  const random = randomFrom(Number(process.env.BACKUP_SEED ?? 1))
  const copy = await prepareCopy()
  const out = copy.settings.folder('backups')
  await addEmptyDatabase(copy)
  // As `npm start` does.
  const unlock = lockFolder(copy.settings.dataDir)
  await startLake(copy.settings, copy.processes, false)
  await startBackend(copy.settings, copy.processes, { drainSeconds: 0 })
  const writers = [writeContent(copy), writeRows(copy)]
  const tally = { finished: 0, unfinished: 0 }
  let usualMs = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = writers.map(({ acknowledged }) => new Set(acknowledged))
      const startedAt = Date.now()
      const child = startBackup(copy)
      // The first one is left alone, to know how long it takes.
      const victim = round === 0 ? 'nothing' : (victims[Math.floor(random() * victims.length)] ?? 'nothing')
      const killed = killAfter(copy, child, victim, random() * usualMs)
      await endOf(child)
      await killed
      if (round === 0) usualMs = Date.now() - startedAt
      const made = listBackups(out).filter(({ createdAt }) => Date.parse(createdAt) >= startedAt)
      // A kill may come between the end of a backup and that of its process.
      const { exitCode } = child
      const expected = exitCode === null ? Math.min(made.length, 1) : Number(exitCode === 0)
      expect(made, `round ${round}, ${victim} killed, exit code ${exitCode}`).toHaveLength(expected)
      if (made[0]) await assertExact(made[0].path, before)
      tally[made[0] ? 'finished' : 'unfinished'] += 1
    }
    console.info(`${tally.finished} backups finished and were restored, ${tally.unfinished} did not finish`)
    expect(tally.finished).toBeGreaterThan(0)
  } finally {
    for (const writer of writers) await writer.stop()
    unlock()
    await copy.close()
  }
})

type Writer = { acknowledged: Set<number>; stop(): Promise<void> }

/** Writes numbers, one after the other, and remembers those that were acknowledged. */
function write(store: (number: number) => Promise<boolean>): Writer {
  const acknowledged = new Set<number>()
  let isEnding = false
  const run = (async () => {
    for (let number = 1; !isEnding; number += 1) {
      if (await store(number).catch(() => false)) acknowledged.add(number)
      else await wait(50)
    }
  })()
  return {
    acknowledged,
    stop() {
      isEnding = true
      return run
    },
  }
}

function writeContent({ lake }: BackupCopy): Writer {
  return write(async (number) => {
    await lake
      .transaction()
      .create({ _id: `note-${number}`, _type: 'note', number })
      .createOrReplace({
        _id: 'latest',
        _type: 'latest',
        note: { _type: 'reference', _ref: `note-${number}` },
      })
      .commit()
    await wait(5)
    return true
  })
}

function writeRows({ backend }: BackupCopy): Writer {
  return write(async (number) => {
    const row = { email: `reader.${number}@ferrer.example`, confirmed_at: new Date().toISOString() }
    const { error } = await backend.from('newsletter_subscribers').insert(row)
    await wait(5)
    return !error
  })
}

async function killAfter(
  { settings, processes }: BackupCopy,
  child: ChildProcess,
  victim: (typeof victims)[number],
  milliseconds: number,
): Promise<void> {
  if (victim === 'nothing') return
  await Promise.race([wait(milliseconds), endOf(child)])
  if (victim === 'backup') return void child.kill('SIGKILL')
  const service = processes.child(victim)
  await endOf(service, 'SIGKILL')
  if (victim === 'lake') await startLake(settings, processes, false)
  else await startBackend(settings, processes, { drainSeconds: 0 })
}

/** Restores an archive and compares it with itself and with what was acknowledged before it began. */
async function assertExact(path: string, [notes, rows]: Set<number>[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-exact-'))
  try {
    const unpacked = join(folder, 'unpacked')
    const manifest = await readArchive(path, unpacked, [])
    expect(missing(notes, notesIn(join(unpacked, 'content/lake.sqlite')))).toEqual([])
    await fillWithEmptyDatabase(join(folder, 'backend'))
    const database = await openPglite(join(folder, 'backend'))
    await restoreRows(database, unpacked, manifest)
    const again = await dumpDatabase(database, join(folder, 'again'))
    await database.close()
    expect(again).toEqual(manifest.database)
    for (const name of readdirSync(join(folder, 'again')))
      expect(
        readFileSync(join(folder, 'again', name)).equals(readFileSync(join(unpacked, 'database', name))),
      ).toBe(true)
    const subscribers = readFileSync(join(unpacked, 'database/public.newsletter_subscribers.ndjson'), 'utf8')
    const stored = [...subscribers.matchAll(/"reader\.(\d+)@/g)].map(([, number]) => Number(number))
    expect(missing(rows, new Set(stored))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const missing = (expected: Set<number> | undefined, found: Set<number>) => [
  ...(expected ?? new Set()).difference(found),
]

/** The numbers of the notes; the store must be whole, and `latest` must be the newest of them. */
function notesIn(store: string): Set<number> {
  const database = new DatabaseSync(store, { readOnly: true })
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const documents = database
      .prepare('SELECT json FROM document')
      .all()
      .map(({ json }) => JSON.parse(String(json)))
    const notes = new Set<number>(
      documents.filter(({ _type }) => _type === 'note').map(({ number }) => number),
    )
    const latest = documents.find(({ _id }) => _id === 'latest')
    expect(latest?.note._ref ?? `note-${Math.max(...notes)}`).toBe(`note-${Math.max(...notes)}`)
    return notes
  } finally {
    database.close()
  }
}
