/** `npm run generate`: generates what follows from the schemas, migrations and starter content. Commit the result. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDatabaseTypes } from '../../local/backend/database/database-types.ts'
import { migrate } from '../../local/backend/database/migrations.ts'
import { openPglite } from '../../local/backend/database/pglite.ts'
import { runCli } from './run-cli.ts'

const root = join(import.meta.dirname, '../..')
const sanity = join(root, 'node_modules/sanity/bin/sanity')

await runCli(async () => {
  node('.', ['schemas/groq-lists/write.ts'])
  node('studio', [sanity, 'schema', 'extract', '--force'])
  node('studio', [sanity, 'typegen', 'generate'])
  node('.', ['schemas/query-dependencies/write.ts'])
  await writeDatabaseTypes()
  node('.', ['content/seed/write-built-in.ts'])
  node('.', ['content/downloads/write-texts.ts'])
})

function node(folder: string, args: string[]) {
  // Generating needs no real project, only an id.
  const env = { ...process.env, SANITY_STUDIO_PROJECT_ID: 'tidewright', DO_NOT_TRACK: '1' }
  const { status } = spawnSync(process.execPath, args, { cwd: join(root, folder), stdio: 'inherit', env })
  if (status !== 0) throw new Error(`Failed: ${args.join(' ')}`)
}

/** Writes the types for supabase-js from a new database with all migrations applied. */
async function writeDatabaseTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-types-'))
  const database = await openPglite(folder)
  try {
    await migrate(database)
    writeFileSync(join(root, 'contracts/database.types.ts'), await generateDatabaseTypes(database))
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
