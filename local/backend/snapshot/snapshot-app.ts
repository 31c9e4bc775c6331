import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { dumpDatabase } from '../database/dump.ts'

const prefix = 'snapshot-'

export type SnapshotOptions = { database: Database; folder: string; secretKey: string }

/**
 * `POST /snapshot/v1`: writes all rows into a new folder in the backend's own and responds with its path, for `operator
 * backup` on the same machine; the embedded database can be opened by one process only. Requires the secret key. The
 * caller deletes the folder; one that was left behind goes at the next start.
 */
export function createSnapshotApp({ database, folder, secretKey }: SnapshotOptions): Hono {
  return new Hono().post('/', async (c) => {
    if (c.req.header('apikey') !== secretKey)
      return c.json({ code: '401', message: 'This requires the secret key.' }, 401)
    const target = join(folder, `${prefix}${crypto.randomUUID()}`)
    try {
      return c.json({ folder: target, dump: await dumpDatabase(database, target) })
    } catch (error) {
      rmSync(target, { recursive: true, force: true })
      throw error
    }
  })
}

/** Deletes what an interrupted backup left behind. */
export function deleteOldSnapshots(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true })
}
