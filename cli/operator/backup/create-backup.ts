import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { dumpFile } from '../../../local/backend/database/dump.ts'
import type { Settings } from '../../../local/settings/settings.ts'
import { describeFile, type Source, writeArchive } from './archive.ts'
import { addBackup, archivePath, type Backup, deleteUnfinished, partPath } from './catalog.ts'
import { snapshotContent } from './content-snapshot.ts'
import { currentLedger, snapshotDatabase } from './database-access.ts'
import { assertSpace, folderBytes } from './disk-space.ts'
import { saveLedger } from './ledger.ts'
import { databaseFolder, type Manifest, secretFingerprint, secretsName } from './manifest.ts'
import { verifyArchive } from './verify-archive.ts'
import { withWorkFolder } from './work-folder.ts'

export type CreateOptions = {
  settings: Settings
  /** Where the archive is written. */
  out: string
  /** Restores the archive as a test before it is listed. */
  verify: boolean
  print(text: string): void
}

/** Makes a backup of the local copy, running or not. An interrupted one leaves no listed archive. */
export function createBackup(options: CreateOptions): Promise<Backup> {
  const { settings, out } = options
  assertLocal(settings)
  assertEncrypted(settings, out)
  mkdirSync(out, { recursive: true, mode: 0o700 })
  return withWorkFolder(settings, async (scratch) => {
    deleteUnfinished(out, settings.dataDir)
    const bytes = ['lake', 'backend'].reduce((sum, name) => sum + folderBytes(settings.folder(name)), 0)
    assertSpace(bytes, out, scratch)
    return writeBackup(options, scratch)
  })
}

/** Whether content and database are both in the data folder. */
export const isLocal = ({ sanity, supabase }: Settings) => !sanity.hosted && !supabase.hosted

/** @throws if content or database is hosted. */
export function assertLocal(settings: Settings): void {
  if (!isLocal(settings))
    throw new Error(
      'Backups are made of the local copy, and restored to it. For hosted services, see docs/operating.md.',
    )
}

/** Personal data leaves the data folder only encrypted. */
function assertEncrypted({ backup, dataDir }: Settings, out: string): void {
  if (backup.recipients.length === 0 && relative(dataDir, out).startsWith('..'))
    throw new Error(
      'Without BACKUP_RECIPIENTS, a backup is not encrypted and stays in the data folder. Set it to a public key of age; `backup key FILE` makes one.',
    )
}

async function writeBackup(
  { settings, out, verify, print }: CreateOptions,
  scratch: string,
): Promise<Backup> {
  const startedAt = new Date()
  const { recipients } = settings.backup
  if (recipients.length === 0)
    print('BACKUP_RECIPIENTS is not set: the backup is not encrypted. Only you can read the file.')
  const staging = join(scratch, 'staging')
  mkdirSync(staging, { recursive: true })
  const { manifest, sources } = await snapshot(settings, staging, startedAt)
  if (manifest.content.missingAssets.length > 0)
    print(`Warning: ${manifest.content.missingAssets.length} asset files are missing on this copy.`)
  saveLedger(out, await currentLedger(settings))

  // Only this process can read the archive that it tests: its own key is never stored.
  const identity = await temporaryIdentity(recipients)
  const keys = recipients.length > 0 ? [...recipients, await identityToRecipient(identity)] : []
  const path = archivePath(out, {
    createdAt: startedAt,
    isEncrypted: recipients.length > 0,
    dataDir: settings.dataDir,
  })
  const part = partPath(path)
  await writeArchive(part, manifest, sources, keys)
  rmSync(staging, { recursive: true, force: true })
  if (verify) {
    const { checks } = await verifyArchive(part, [identity], join(scratch, 'restored'), settings)
    for (const check of checks) print(`Checked: ${check}.`)
  }
  const rows = Object.values(manifest.database.tables).reduce((sum, count) => sum + count, 0)
  const documents = Object.values(manifest.content.documents).reduce((sum, count) => sum + count, 0)
  const { size, sha256 } = await describeFile({ name: '', path: part })
  const backup: Backup = {
    path,
    createdAt: startedAt.toISOString(),
    verifiedAt: verify ? new Date().toISOString() : null,
    size,
    sha256,
    documents,
    rows,
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1_000),
  }
  // In this order: an archive without its record would never be deleted.
  addBackup(backup)
  renameSync(part, path)
  return backup
}

async function snapshot(
  settings: Settings,
  staging: string,
  createdAt: Date,
): Promise<{ manifest: Manifest; sources: Source[] }> {
  const { siteSecret } = settings.secrets
  const database = await snapshotDatabase(settings, join(staging, databaseFolder))
  const { sources, content } = snapshotContent(settings.folder('lake'), staging)
  const tables = Object.keys(database.tables).map((label) => {
    const name = `${databaseFolder}/${dumpFile(label)}`
    return { name, path: join(staging, name) }
  })
  const secrets = { name: secretsName, path: join(settings.dataDir, secretsName) }
  const hasSecrets = settings.backup.recipients.length > 0 && existsSync(secrets.path)
  const all = [...tables, ...sources, ...(hasSecrets ? [secrets] : [])]
  const members = []
  for (const source of all) members.push(await describeFile(source))
  const manifest: Manifest = {
    format: 1,
    createdAt: createdAt.toISOString(),
    content,
    database,
    hasSecrets,
    siteSecretFingerprint: secretFingerprint(siteSecret),
    members,
  }
  return { manifest, sources: all }
}

/** age doesn't mix recipients with and without protection against quantum computers. */
function temporaryIdentity(recipients: readonly string[]): Promise<string> {
  const isHybrid = recipients.some((recipient) => /^age1(?:tag)?pq1/.test(recipient))
  return isHybrid ? generateHybridIdentity() : generateX25519Identity()
}
