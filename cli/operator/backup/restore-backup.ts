import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { restoredMarker } from '../../../local/lake/releases/hold-restored.ts'
import { lockFolder } from '../../../local/service/lock-folder.ts'
import type { Settings } from '../../../local/settings/settings.ts'
import { siteBuildFolder } from '../../stack/builds.ts'
import { readArchive } from './archive.ts'
import { ledgerOf, withDatabase } from './database-access.ts'
import type { Ledger } from './ledger.ts'
import { type Manifest, secretFingerprint, secretsName } from './manifest.ts'
import { type RestoreEffects, restoreContent, restoreRows, settleRestored } from './restore-archive.ts'

export type RestoreResult = RestoreEffects & {
  manifest: Manifest
  /** Where the data before is; null if there was none. */
  replaced: string | null
  /** Whether this copy's `SITE_SECRET` is that of the backup. */
  hasSameSecret: boolean
}

/**
 * Replaces the data of this copy, which must not be running, by a backup. The data before is moved aside, not deleted.
 * A restore that fails or is killed before the last step, which only renames folders, changes nothing.
 */
export async function restoreBackup(
  settings: Settings,
  path: string,
  identities: readonly string[],
): Promise<RestoreResult> {
  const unlock = lockFolder(settings.dataDir)
  const work = settings.folder('restore-work')
  try {
    assertStopped(settings)
    rmSync(work, { recursive: true, force: true })
    const unpacked = join(work, 'unpacked')
    mkdirSync(unpacked, { recursive: true })
    const manifest = await readArchive(path, unpacked, identities)
    const current = await readCurrentLedger(settings)
    restoreContent(unpacked, join(work, 'lake'))
    writeFileSync(join(work, 'lake', restoredMarker), '')
    const target = { databaseUrl: settings.databaseUrl, folder: (name: string) => join(work, name) }
    const effects = await withDatabase(target, async (database) => {
      await restoreRows(database, unpacked, manifest)
      const folders = [dirname(resolve(path)), settings.backup.dir || settings.folder('backups')]
      return settleRestored(database, { folders, current })
    })
    return { ...effects, manifest, ...replaceData(settings, work, manifest) }
  } finally {
    rmSync(work, { recursive: true, force: true })
    unlock()
  }
}

/** A lake or a backend can also run alone. @throws if one does. */
function assertStopped(settings: Settings): void {
  for (const name of ['lake', 'backend'])
    if (existsSync(settings.folder(name))) lockFolder(settings.folder(name))()
}

/** The newest there is, if the database that is about to be replaced can still be opened. */
async function readCurrentLedger(settings: Settings): Promise<Ledger | null> {
  if (settings.databaseUrl || !existsSync(settings.folder('backend'))) return null
  return withDatabase(settings, ledgerOf).catch(() => null)
}

function replaceData(settings: Settings, work: string, manifest: Manifest) {
  const names = settings.databaseUrl ? ['lake'] : ['lake', 'backend']
  const secrets = join(work, 'unpacked', secretsName)
  if (existsSync(secrets)) {
    renameSync(secrets, join(work, secretsName))
    names.push(secretsName)
  }
  const before = names.filter((name) => existsSync(settings.folder(name)))
  const replaced = before.length > 0 ? settings.folder(`replaced-${Date.now()}`) : null
  if (replaced) {
    mkdirSync(replaced)
    for (const name of before) renameSync(settings.folder(name), join(replaced, name))
  }
  for (const name of names) renameSync(join(work, name), settings.folder(name))
  // Its pages have newer content than the backup.
  rmSync(join(settings.root, 'web', siteBuildFolder(settings)), { recursive: true, force: true })
  const { siteSecret } = settings.secrets
  const hasSameSecret =
    manifest.hasSecrets || secretFingerprint(siteSecret) === manifest.siteSecretFingerprint
  return { replaced, hasSameSecret }
}
