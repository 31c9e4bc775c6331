import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from '../../service/lock-folder.ts'
import { type Database, type Row, transactionTimeout, withDeadline } from './database.ts'

/** PGlite 0.5 is PostgreSQL 18. It can't open a folder of another major version, so the version is in the path. */
const major = 18

/** The size of one WAL file. PGlite's own error only says that the program ended. */
const neededMegabytes = 16

/**
 * Opens the embedded database in a folder and locks the folder: PGlite has no lock, and two processes on one folder
 * silently lose rows. There is one connection, so transactions wait for each other.
 */
export async function openPglite(folder: string): Promise<Database> {
  const release = lockFolder(folder)
  const data = join(folder, `pglite-${major}`)
  if (isDamaged(data)) {
    release()
    throw new Error(
      `The database in ${data} is damaged: it has files but no PG_VERSION. Restore the folder from a backup, or move it away to start with an empty database.`,
    )
  }
  const pglite = await PGlite.create(data).catch((cause) => {
    release()
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.round((bavail * bsize) / 1024 / 1024)
    const reason = free < neededMegabytes ? `The disk is full: only ${free} MB are free` : reasonOf(cause)
    throw new Error(`Couldn't open the embedded database in ${folder}: ${reason}.`, { cause })
  })
  return {
    transaction: (work, milliseconds = transactionTimeout) =>
      withDeadline(
        pglite.transaction(async (transaction) => {
          // PGlite runs in this thread and never yields; without this, requests are not even read while others wait.
          await setImmediate()
          return work(
            async (sql, values = []) => (await transaction.query<Row>(sql, values)).rows,
            async (sql) => void (await transaction.exec(sql)),
          )
        }),
        milliseconds,
      ),
    async close() {
      await pglite.close()
      release()
    },
  }
}

/** PGlite would create an empty database over what is left of the old one. */
function isDamaged(data: string): boolean {
  return existsSync(data) && readdirSync(data).length > 0 && !existsSync(join(data, 'PG_VERSION'))
}

function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 200).replace(/\.$/, '')
}
