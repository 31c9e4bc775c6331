import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openBackend } from '../../../local/backend/backend.ts'
import { testOptions } from './backend-options.ts'
import { fillWithEmptyDatabase } from './backend-pglite.ts'
import { databaseOn, startPostgres, type TestPostgres } from './backend-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One database of each kind with all migrations, to be copied. */
    migrated: { pgliteFolder: string; serverUrl: string; database: string }
  }
}

/** Global setup of tests that open many databases: all migrations run once, on one PostgreSQL server and one PGlite. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-databases-'))
  await fillWithEmptyDatabase(folder)
  const server = await startPostgres()
  const postgres = await databaseOn(server.url)
  for (const databaseUrl of ['', postgres.url]) {
    const backend = await openBackend({ ...testOptions, folder, databaseUrl })
    await backend.close()
  }
  const database = new URL(postgres.url).pathname.slice(1)
  project.provide('migrated', { pgliteFolder: folder, serverUrl: server.url, database })
  return async () => {
    await postgres.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fills a data folder with an embedded database that has all migrations. */
export function fillWithMigratedDatabase(folder: string): void {
  cpSync(inject('migrated').pgliteFolder, folder, { recursive: true })
}

/** A PostgreSQL database that has all migrations, on a server that other tests use too. */
export function openMigratedPostgres(): Promise<TestPostgres> {
  const { serverUrl, database } = inject('migrated')
  return databaseOn(serverUrl, database)
}
