/** Writes the types for supabase-js from a new database with all migrations applied. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDatabaseTypes } from '../../local/backend/database/database-types.ts'
import { migrate } from '../../local/backend/database/migrations.ts'
import { openPglite } from '../../local/backend/database/pglite.ts'

const folder = mkdtempSync(join(tmpdir(), 'tidewright-types-'))
const database = await openPglite(folder)
try {
  await migrate(database)
  writeFileSync(
    join(import.meta.dirname, '../../contracts/database.types.ts'),
    await generateDatabaseTypes(database),
  )
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
