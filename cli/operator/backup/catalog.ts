import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomically } from '../../../local/settings/write-file.ts'

/**
 * What is known about a finished archive without its key, in `<archive>.json` next to it. An archive without it, such
 * as one that was copied alone, isn't listed, and is never deleted. A record without its archive says nothing.
 */
const record = z.object({
  createdAt: z.iso.datetime(),
  /** ISO 8601; null if it was made with --no-verify. */
  verifiedAt: z.string().nullable(),
  /** In bytes. */
  size: z.number(),
  sha256: z.string(),
  documents: z.number(),
  rows: z.number(),
  seconds: z.number(),
})
type BackupRecord = z.infer<typeof record>
export type Backup = BackupRecord & { path: string }

const archiveName = /^tidewright-\d{8}T\d{6}Z(?:-[a-f0-9]{8})?\.tar\.zst(?:\.age)?$/
const partName = /^tidewright-(?:part-.*|.*\.part)$/

type ArchiveOptions = { createdAt: Date; isEncrypted: boolean; dataDir: string }

export function archivePath(folder: string, { createdAt, isEncrypted, dataDir }: ArchiveOptions): string {
  const time = createdAt.toISOString().replace(/[-:]|\.\d+/g, '')
  return join(folder, `tidewright-${time}-${copyId(dataDir)}.tar.zst${isEncrypted ? '.age' : ''}`)
}

/** Copies may share a folder of backups. Each has its own data folder, and its path stays the same after a reset or a restore. */
const copyId = (dataDir: string) => createHash('sha256').update(dataDir).digest('hex').slice(0, 8)

/** Whether a file in a folder of backups is of the copy with this data folder. Names from older versions don't say; those count as own. */
export function isOwn(path: string, dataDir: string): boolean {
  const [, copy] = /Z-([a-f0-9]{8})\./.exec(basename(path)) ?? []
  return copy === undefined || copy === copyId(dataDir)
}

/** Where an archive is written until it is finished. */
export function partPath(path: string): string {
  return join(dirname(path), basename(path).replace('tidewright-', 'tidewright-part-'))
}

const recordPath = (path: string) => `${path}.json`

export function addBackup({ path, ...known }: Backup): void {
  writeFileAtomically(recordPath(path), JSON.stringify(known, null, 2))
}

/** The finished backups in a folder, oldest first. Those with a damaged record, whose paths `onDamaged` gets, are left out. */
export function listBackups(folder: string, onDamaged: (record: string) => void = () => {}): Backup[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => archiveName.test(name))
    .flatMap((name) => readBackup(join(folder, name), onDamaged) ?? [])
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

/** Null for an archive without a readable record, or that was cut afterwards. */
function readBackup(path: string, onDamaged: (record: string) => void): Backup | null {
  if (!existsSync(recordPath(path))) return null
  try {
    const known = record.parse(JSON.parse(readFileSync(recordPath(path), 'utf8')))
    return statSync(path, { throwIfNoEntry: false })?.size === known.size ? { ...known, path } : null
  } catch {
    onDamaged(recordPath(path))
    return null
  }
}

export function deleteBackup({ path }: Backup): void {
  // The archive first: a record alone is not listed either.
  rmSync(path, { force: true })
  rmSync(recordPath(path), { force: true })
}

/** Deletes what an interrupted backup of a copy left in a folder. Only while no other backup of it runs. */
export function deleteUnfinished(folder: string, dataDir: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (partName.test(name) && isOwn(name, dataDir)) rmSync(join(folder, name), { force: true })
}

/** The finished backups of one copy, oldest first. */
export function ownBackups(folder: string, dataDir: string): Backup[] {
  return listBackups(folder).filter(({ path }) => isOwn(path, dataDir))
}

/** The newest of a copy that was restored as a test, or undefined. */
export function newestVerified(folder: string, dataDir: string): Backup | undefined {
  return ownBackups(folder, dataDir).findLast(({ verifiedAt }) => verifiedAt !== null)
}

/** How many days, weeks and months have a backup that is kept. */
type KeepPolicy = { days: number; weeks: number; months: number }

export const defaultPolicy: KeepPolicy = { days: 7, weeks: 5, months: 12 }

/** Parses `7d,5w,12m`; a part that is left out is 0. Null if it is something else. */
export function parsePolicy(text: string): KeepPolicy | null {
  const policy: KeepPolicy = { days: 0, weeks: 0, months: 0 }
  const units: Record<string, keyof KeepPolicy> = { d: 'days', w: 'weeks', m: 'months' }
  for (const part of text.split(',')) {
    const [, count, unit = ''] = /^(\d{1,4})([dwm])$/.exec(part.trim()) ?? []
    const key = units[unit]
    if (!key) return null
    policy[key] = Number(count)
  }
  return policy
}

/**
 * When the backups to keep were made: the newest of each of the last days, weeks (from Monday) and months that have one, in
 * UTC, a verified one if there is one, and always the newest and the newest verified.
 */
export function keptBackups(
  backups: readonly Pick<Backup, 'createdAt' | 'verifiedAt'>[],
  policy: KeepPolicy,
): Set<string> {
  const newestFirst = backups.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const newestVerifiedOf = (some: typeof newestFirst) => some.find(({ verifiedAt }) => verifiedAt !== null)
  const newestOf = (period: (time: string) => string, count: number) =>
    [...Map.groupBy(newestFirst, ({ createdAt }) => period(createdAt)).values()]
      .slice(0, count)
      .map((group) => newestVerifiedOf(group) ?? group[0])
  const kept = [
    newestFirst[0],
    newestVerifiedOf(newestFirst),
    ...newestOf((time) => time.slice(0, 10), policy.days),
    ...newestOf(mondayOf, policy.weeks),
    ...newestOf((time) => time.slice(0, 7), policy.months),
  ]
  return new Set(kept.flatMap((backup) => backup?.createdAt ?? []))
}

function mondayOf(time: string): string {
  const date = new Date(time)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
