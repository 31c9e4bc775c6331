import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from '../../service/lock-folder.ts'
import { type Database, type Row, transactionTimeout } from './database.ts'
import { withDeadline } from './deadline.ts'

/** PGlite 0.5 is PostgreSQL 18. A folder of another major version does not open, so the version is in the path. */
const major = 18

/** One file of its log. PGlite's own error says no more than that its program ended. */
const neededMegabytes = 16

/**
 * Opens the embedded database in a folder that this process then holds alone: PGlite has no lock of its own, and two
 * processes on one folder lose rows without a word. It has one connection, so transactions wait for each other.
 */
export async function openPglite(folder: string): Promise<Database> {
  const release = lockFolder(folder)
  const pglite = await PGlite.create(join(folder, `pglite-${major}`)).catch((cause) => {
    release()
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.round((bavail * bsize) / 1024 / 1024)
    const reason = free < neededMegabytes ? `The disk is full, ${free} MB are free` : reasonOf(cause)
    throw new Error(`The embedded database in ${folder} does not open: ${reason}.`, { cause })
  })
  return {
    transaction: (work, milliseconds = transactionTimeout) =>
      withDeadline(
        pglite.transaction(async (transaction) => {
          // It works in this thread without a pause: without this turn, requests are not even read while others wait.
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

function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 200).replace(/\.$/, '')
}
