/** Restores an archive as a test, in a folder of its own and on other ports. */
import { existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dumpDatabase, dumpFile } from '../../../local/backend/database/dump.ts'
import { openPglite } from '../../../local/backend/database/pglite.ts'
import type { Settings } from '../../../local/settings/settings.ts'
import { describeFile, readArchive } from './archive.ts'
import { checkServices } from './check-services.ts'
import { databaseFolder, type Manifest } from './manifest.ts'
import { restoreContent, restoreRows, settleRestored } from './restore-archive.ts'

export type Verification = { manifest: Manifest; checks: string[] }

/**
 * Restores an archive into `scratch`, an empty folder that the caller deletes, and asks the restored services questions. @throws
 * an error that says what is wrong with the archive.
 */
export async function verifyArchive(
  path: string,
  identities: readonly string[],
  scratch: string,
  settings: Settings,
): Promise<Verification> {
  const unpacked = join(scratch, 'unpacked')
  const data = join(scratch, 'data')
  mkdirSync(unpacked, { recursive: true })
  const manifest = await readArchive(path, unpacked, identities)
  restoreContent(unpacked, join(data, 'lake'))
  checkHistory(join(data, 'lake/lake.sqlite'), manifest)
  const comments = join(data, 'lake/comments.sqlite')
  if (existsSync(comments)) openIntact(comments).close()
  const database = await openPglite(join(data, 'backend'))
  try {
    await restoreRows(database, unpacked, manifest)
    await dumpDatabase(database, join(scratch, 'again'))
    await assertSameRows(manifest, join(scratch, 'again'))
    await settleRestored(database, { folders: [], current: null })
  } finally {
    await database.close()
  }
  const checks = await checkServices({ dataDir: data, manifest, settings })
  return { manifest, checks: [`${manifest.members.length} files match their checksums`, ...checks] }
}

function checkHistory(path: string, { content }: Manifest): void {
  const store = openIntact(path)
  try {
    const row = store.prepare('SELECT coalesce(max(sequence), 0) AS last FROM log').get()
    if (Number(row?.last) !== content.sequence) throw new Error('The restored content has another history.')
  } finally {
    store.close()
  }
}

/** @throws if SQLite finds the file damaged. */
function openIntact(path: string): DatabaseSync {
  const store = new DatabaseSync(path)
  try {
    const result = Object.values(store.prepare('PRAGMA integrity_check(1)').get() ?? {})[0]
    if (result !== 'ok') throw new Error(String(result))
    return store
  } catch (cause) {
    store.close()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The restored ${basename(path)} is damaged: ${reason}.`, { cause })
  }
}

/** The restored rows, dumped again, must be the same to the byte. */
async function assertSameRows({ members, database }: Manifest, folder: string): Promise<void> {
  for (const label of Object.keys(database.tables)) {
    const expected = members.find(({ name }) => name === `${databaseFolder}/${dumpFile(label)}`)
    const { sha256 } = await describeFile({ name: label, path: join(folder, dumpFile(label)) })
    if (sha256 !== expected?.sha256)
      throw new Error(`The restored rows of ${label} differ from the archive's.`)
  }
}
