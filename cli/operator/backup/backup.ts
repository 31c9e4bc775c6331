import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Settings } from '../../../local/settings/settings.ts'
import { type Command, type OperatorContext, usage } from '../command.ts'
import {
  addBackup,
  type Backup,
  defaultPolicy,
  deleteBackup,
  isOwn,
  keptBackups,
  listBackups,
  ownBackups,
  parsePolicy,
} from './catalog.ts'
import { assertLocal, createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyArchive } from './verify-archive.ts'
import { withWorkFolder } from './work-folder.ts'

export const backup: Command = {
  help: `backup create [--out DIR] [--no-verify]
    Writes content, database and assets into one archive, encrypted to BACKUP_RECIPIENTS, and restores it as a test.
backup verify FILE [--identity KEYFILE]
    Restores an archive as a test, on other ports.
backup restore FILE [--identity KEYFILE] --yes
    Replaces this copy's data; stop npm start first. The data before is moved aside. Waiting emails and overdue releases are held.
backup list [--out DIR]
    Lists the finished backups, and when they were verified.
backup prune [--keep 7d,5w,12m] [--out DIR]
    Deletes all backups of this copy but the newest of the last 7 days, 5 weeks and 12 months, of which verified ones come first.
backup key FILE
    Makes a key pair. Keep the file on another machine; the public key goes into BACKUP_RECIPIENTS.
    Backups are in BACKUP_DIR, or in .data/backups.`,
  async run([action = '', ...args], context) {
    const given = parse(args)
    const run = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!given || !run || (given.file !== '') !== ofFile.includes(action)) throw usage(backup)
    await run(given, context)
  },
}

type Given = NonNullable<ReturnType<typeof parse>>
type Action = (given: Given, context: OperatorContext) => Promise<void> | void

const actions: Record<string, Action> = { create, verify, restore, list, prune, key: makeKey }
/** Actions that need the name of a file; the others take none. */
const ofFile = ['verify', 'restore', 'key']

/** Null for arguments that no action has. */
function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        identity: { type: 'string' },
        keep: { type: 'string' },
        yes: { type: 'boolean' },
        'no-verify': { type: 'boolean' },
      },
    })
    return positionals.length > 1 ? null : { file: positionals[0] ?? '', values }
  } catch {
    return null
  }
}

function backupFolder(settings: Settings, out?: string): string {
  return out ? resolve(out) : settings.backup.dir || settings.folder('backups')
}

/** Visitors come first. */
function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW)
}

async function create({ values }: Given, { settings, print }: OperatorContext): Promise<void> {
  giveWay()
  const out = backupFolder(settings, values.out)
  const made = await createBackup({ settings, out, verify: !values['no-verify'], print })
  print(line(made))
}

async function verify({ file, values }: Given, { settings, print }: OperatorContext): Promise<void> {
  giveWay()
  const startedAt = performance.now()
  const identities = readIdentities(values.identity)
  const { checks } = await withWorkFolder(settings, (folder) =>
    verifyArchive(file, identities, folder, settings),
  )
  for (const check of checks) print(`Checked: ${check}.`)
  print(`${file} can be restored; this took ${Math.round((performance.now() - startedAt) / 1_000)} s.`)
  const listed = listBackups(dirname(resolve(file))).find(({ path }) => path === resolve(file))
  if (listed) addBackup({ ...listed, verifiedAt: new Date().toISOString() })
}

async function restore({ file, values }: Given, { settings, print }: OperatorContext): Promise<void> {
  if (!values.yes) throw usage(backup)
  assertLocal(settings)
  const result = await restoreBackup(settings, file, readIdentities(values.identity))
  print(`Restored the state of ${result.manifest.createdAt}.`)
  if (result.replaced)
    print(`The data before is in ${result.replaced}. Delete it when you no longer need it.`)
  print(
    `${result.heldMails} waiting emails are held: nobody knows whether they were sent. See "outbox list".`,
  )
  print(
    result.hasLedger
      ? `Applied later erasures (${result.erased} rows) and unsubscribes (${result.unsubscribed}).`
      : 'Found no suppressions-….json next to the backup or in BACKUP_DIR: erasures and unsubscribes after it are lost.',
  )
  if (!result.hasSameSecret)
    print('SITE_SECRET differs: links in sent emails and access codes no longer work. Run "codes rotate".')
}

function list({ values }: Given, { settings, print }: OperatorContext): void {
  const folder = backupFolder(settings, values.out)
  const backups = listBackups(folder, (record) =>
    print(
      `${record} is damaged: its archive is not listed and never pruned. Replace it by a copy, or delete both files.`,
    ),
  )
  if (backups.length === 0) print(`There are no backups in ${folder}.`)
  for (const each of backups)
    print(`${line(each)}${isOwn(each.path, settings.dataDir) ? '' : '  of another copy'}`)
}

function line({ path, verifiedAt, size, documents, rows, seconds }: Backup): string {
  const state = verifiedAt ? `verified ${verifiedAt.slice(0, 16)}` : 'NOT VERIFIED'
  return `${path}  ${(size / 1024 / 1024).toFixed(1)} MB  ${documents} documents, ${rows} rows  ${seconds} s  ${state}`
}

function prune({ values }: Given, { settings, print }: OperatorContext): void {
  const policy = values.keep === undefined ? defaultPolicy : parsePolicy(values.keep)
  if (!policy) throw usage(backup)
  const backups = ownBackups(backupFolder(settings, values.out), settings.dataDir)
  const kept = keptBackups(backups, policy)
  const gone = backups.filter(({ createdAt }) => !kept.has(createdAt))
  for (const each of gone) deleteBackup(each)
  print(`${gone.length} backups deleted, ${backups.length - gone.length} kept.`)
}

async function makeKey({ file }: Given, { print }: OperatorContext): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists. Choose another name.`)
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  print(`Move ${file} to another machine: it opens the backups, and without it nobody can.`)
  print(`BACKUP_RECIPIENTS=${recipient}`)
}

/** The keys of a file in the format of `age-keygen`. */
function readIdentities(file: string | undefined): string[] {
  if (!file) return []
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return lines.map((each) => each.trim()).filter((each) => each.startsWith('AGE-SECRET-KEY-'))
}
