/** For the tests of commands. */
import { connectDatabase } from '../../functions/_shared/database.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { type LocalEnv, readEnv } from '../../local/settings/env.ts'
import { resolveSettings, type Settings } from '../../local/settings/settings.ts'
import { writeFileAtomically } from '../../local/settings/write-file.ts'
import { addBackup } from './backup/catalog.ts'
import { operate } from './commands.ts'

/** The settings of a copy without data: those of the environment, except `changes`. */
export function testSettings(changes: Partial<LocalEnv> = {}): Settings {
  return resolveSettings({ ...readEnv(), dataDir: testFolder(), ...changes })
}

/** Changes for a copy whose database is hosted. */
export const withHostedDatabase = {
  supabase: {
    url: 'https://project.supabase.co',
    publishableKey: 'key',
    secretKey: 'secret',
    databaseUrl: '',
  },
  siteSecret: 'the secret of the hosted functions',
}

/** Runs `npm run operator -- <args>`; the database gives `answer` to everything. `problem` is what the command fails with. */
export async function runOperator(
  args: string[],
  settings: Settings,
  answer = () => Response.json(null),
): Promise<{ printed: string; problem: string | null }> {
  const lines: string[] = []
  const database = connectDatabase('http://127.0.0.1', 'key', async () => answer())
  const context = { database, siteSecret: '', settings, print: (line: string) => void lines.push(line) }
  const problem = await operate(args, context).then(
    () => null,
    (error: Error) => error.message,
  )
  return { printed: lines.join('\n'), problem }
}

/** Adds a finished backup, whose archive has no content. */
export function addTestBackup(path: string, createdAt: string, verifiedAt: string | null = createdAt): void {
  writeFileAtomically(path, 'archive')
  addBackup({ path, createdAt, verifiedAt, size: 7, sha256: '', documents: 1, rows: 1, seconds: 1 })
}
