/** Dumps of the database restore into either kind of database. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../local/backend/database/database.ts'
import { type DatabaseDump, dumpDatabase } from '../../../local/backend/database/dump.ts'
import { loadDatabase } from '../../../local/backend/database/load.ts'
import { migrate } from '../../../local/backend/database/migrations.ts'
import { openPglite } from '../../../local/backend/database/pglite.ts'
import { openPostgres } from '../../../local/backend/database/postgres.ts'
import { testFolder } from '../../../local/service/test-folder.ts'
import { fillWithEmptyDatabase } from '../../support/backend/backend-pglite.ts'
import { startPostgres } from '../../support/backend/backend-postgres.ts'
import { migrationRows } from './migration-rows.ts'

const folder = testFolder()
const closers: (() => Promise<void>)[] = []
let source: Database
let dump: DatabaseDump

const targets: { name: string; open(): Promise<Database> }[] = [
  {
    name: 'PGlite',
    async open() {
      const data = mkdtempSync(join(folder, 'pglite-'))
      await fillWithEmptyDatabase(data)
      return openPglite(data)
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const postgres = await startPostgres()
      closers.push(postgres.stop)
      return openPostgres(postgres.url)
    },
  },
]

async function openTarget(open: () => Promise<Database>): Promise<Database> {
  const database = await open()
  closers.unshift(() => database.close())
  await migrate(database)
  return database
}

beforeAll(async () => {
  source = await openTarget(targets[0]?.open ?? expect.fail)
  await source.transaction(async (_query, script) => {
    for (const rows of Object.values(migrationRows)) await script(rows)
  })
  dump = await dumpDatabase(source, join(folder, 'dump'))
})
afterAll(async () => {
  for (const close of closers) await close()
})

describe.each(targets)('a dump on $name', ({ open }) => {
  test('has the same bytes after a restore, and fires no trigger', async () => {
    const target = await openTarget(open)
    await loadDatabase(target, join(folder, 'dump'), dump)
    const again = mkdtempSync(join(folder, 'again-'))
    const { serverVersion: _of, ...found } = await dumpDatabase(target, join(again, 'dump'))
    const { serverVersion, ...expected } = dump
    expect(serverVersion).toMatch(/^\d+/)
    expect(found).toEqual(expected)
    expect(Object.values(dump.tables).every((rows) => rows > 0)).toBe(true)
    for (const name of readdirSync(join(folder, 'dump')))
      expect(readFileSync(join(again, 'dump', name), 'utf8'), name).toBe(
        readFileSync(join(folder, 'dump', name), 'utf8'),
      )
    // The next row continues the sequence.
    const [row] = await target.transaction((query) =>
      query(
        `insert into app_private.mail_outbox (kind, payload) values ('playbook', '{}') returning id::text`,
      ),
    )
    expect(Number(row?.id)).toBe(Number(dump.sequences['app_private.mail_outbox_id_seq']) + 1)
  })
})

test('a dump of another schema is rejected', async () => {
  const other = { ...dump, tables: { ...dump.tables, 'public.elsewhere': 1 } }
  await expect(loadDatabase(source, join(folder, 'dump'), other)).rejects.toThrow('no table public.elsewhere')
})
