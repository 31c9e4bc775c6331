import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../../local/service/lock-folder.ts'
import type { Settings } from '../../local/settings/settings.ts'
import { siteBuildFolder } from './builds.ts'

/** Deletes the data of a copy, which must not be running. Returns what to tell: a database of one's own is not changed. */
export function resetCopy(settings: Settings): string {
  const unlock = lockFolder(settings.dataDir)
  for (const name of ['lake', 'backend', 'inbox', 'logs'])
    rmSync(settings.folder(name), { recursive: true, force: true })
  rmSync(join(settings.root, 'web', siteBuildFolder(settings)), { recursive: true, force: true })
  unlock()
  const done = 'Reset to the starter content. Hosted services were not changed.'
  const startAgain = 'Start again with: npm start'
  return settings.databaseUrl && !settings.supabase.hosted
    ? `${done}
The PostgreSQL at DATABASE_URL was not changed: it still has its leads, subscribers, codes and emails.
To start without them, create an empty database and set DATABASE_URL to it. ${startAgain}`
    : `${done} ${startAgain}`
}
