import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../local/service/test-folder.ts'
import { addTestBackup } from '../test-operator.ts'
import {
  archivePath,
  defaultPolicy,
  deleteUnfinished,
  keptBackups,
  listBackups,
  newestVerified,
  ownBackups,
  parsePolicy,
  partPath,
} from './catalog.ts'

const dataDir = '/srv/tidewright/.data'
const day = 86_400_000
const noon = Date.UTC(2026, 10, 23, 12)
/** One backup a night for two years, the newest first. */
const nightly = Array.from({ length: 730 }, (_, index) =>
  verified(new Date(noon - index * day).toISOString()),
)

function verified(createdAt: string) {
  return { createdAt, verifiedAt: createdAt }
}

test('keeps the newest of seven days, five weeks and twelve months', () => {
  const kept = [...keptBackups(nightly, defaultPolicy)].sort().reverse()
  expect(kept.map((time) => time.slice(0, 10))).toEqual([
    // Days; 2026-11-22 is also the newest of its week.
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    // Weeks end on Sunday.
    '2026-11-15',
    '2026-11-08',
    '2026-11-01',
    // Months
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

test('never deletes the newest, and keeps what there is after a long break', () => {
  expect(keptBackups(nightly, { days: 0, weeks: 0, months: 0 })).toEqual(new Set([nightly[0]?.createdAt]))
  const old = ['2024-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z']
  expect(keptBackups(old.map(verified), defaultPolicy)).toEqual(new Set(old))
  expect(keptBackups([], defaultPolicy)).toEqual(new Set())
})

test('keeps verified backups rather than newer ones that are not', () => {
  const unverified = { createdAt: new Date(noon + 3_600_000).toISOString(), verifiedAt: null }
  const [today, yesterday] = nightly
  const kept = (...backups: Parameters<typeof keptBackups>[0]) =>
    keptBackups(backups, { days: 1, weeks: 0, months: 0 })
  expect(kept(verified('2026-11-23T01:00:00.000Z'), ...nightly.slice(0, 2), unverified)).toEqual(
    new Set([unverified.createdAt, today?.createdAt]),
  )
  expect(kept(...nightly.slice(1, 3), unverified)).toEqual(
    new Set([unverified.createdAt, yesterday?.createdAt]),
  )
})

function pathOf(folder: string, time: number, copy = dataDir): string {
  return archivePath(folder, { createdAt: new Date(time), isEncrypted: true, dataDir: copy })
}

test('deletes unfinished archives, and none that somebody copied without its record', () => {
  const folder = testFolder()
  const copied = pathOf(folder, noon)
  writeFileSync(copied, '')
  writeFileSync(partPath(copied), '')
  writeFileSync(`${copied}.json.part`, '')
  deleteUnfinished(folder, dataDir)
  expect(readdirSync(folder)).toEqual([basename(copied)])
})

test.each(['', '{}', '{"createdAt": "yesterday"}'])(
  'leaves out an archive whose record is damaged (%j), and says which',
  (text) => {
    const folder = testFolder()
    const [whole, damaged] = [noon, noon + day].map((time) => pathOf(folder, time))
    addTestBackup(String(whole), new Date(noon).toISOString())
    addTestBackup(String(damaged), new Date(noon + day).toISOString())
    writeFileSync(`${damaged}.json`, text)
    const records: string[] = []
    expect(listBackups(folder, (record) => records.push(record)).map(({ path }) => path)).toEqual([whole])
    expect(records).toEqual([`${damaged}.json`])
    expect(newestVerified(folder, dataDir)?.path).toBe(whole)
  },
)

test('tells the backups of copies that share a folder apart; those of older versions are of each', () => {
  const folder = testFolder()
  const [own, other] = [pathOf(folder, noon), pathOf(folder, noon, '/srv/second/.data')]
  const older = join(folder, 'tidewright-20261122T120000Z.tar.zst.age')
  addTestBackup(older, new Date(noon - day).toISOString())
  addTestBackup(own, new Date(noon).toISOString())
  addTestBackup(other, new Date(noon + day).toISOString())
  expect(listBackups(folder).map(({ path }) => path)).toEqual([older, own, other])
  expect(ownBackups(folder, dataDir).map(({ path }) => path)).toEqual([older, own])
  expect(newestVerified(folder, dataDir)?.path).toBe(own)
  const unfinished = [own, other, older].flatMap((path) => [partPath(path), `${path}.json.part`])
  for (const path of unfinished) writeFileSync(path, '')
  deleteUnfinished(folder, dataDir)
  expect(unfinished.filter((path) => existsSync(path))).toEqual([partPath(other), `${other}.json.part`])
})

test('reads a policy, and rejects what is none', () => {
  expect(parsePolicy('7d,5w,12m')).toEqual(defaultPolicy)
  expect(parsePolicy('3m')).toEqual({ days: 0, weeks: 0, months: 3 })
  for (const text of ['', '7', 'd7', '7d;5w', '7y']) expect(parsePolicy(text)).toBeNull()
})
