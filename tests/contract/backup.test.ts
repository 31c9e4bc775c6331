/** `npm run operator -- backup` on a copy of the local stand-ins. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeFile, readArchive, writeArchive } from '../../cli/operator/backup/archive.ts'
import { currentLedger } from '../../cli/operator/backup/database-access.ts'
import { saveLedger } from '../../cli/operator/backup/ledger.ts'
import { commentsName } from '../../cli/operator/backup/manifest.ts'
import { startBackend, startLake } from '../../cli/stack/stack.ts'
import { openPglite } from '../../local/backend/database/pglite.ts'
import { restoredMarker } from '../../local/lake/releases/hold-restored.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { newLead } from '../support/backend/backend-drivers.ts'
import { addEmptyDatabase, type BackupCopy, prepareCopy } from '../support/backup-copy.ts'
import { limit } from '../support/limit.ts'
import { hasSmallDisks, openSmallDisk } from '../support/small-disk.ts'
import { clientsOf, importOptions, openLake } from './lake/lake-target.ts'

const folder = testFolder()
const out = join(folder, 'backups')
const keyFile = join(folder, 'key.txt')
const erased = newLead({ email: 'erased.later@ferrer.example' })
const unsubscribed = 'unsubscribed.later@ferrer.example'
let copy: BackupCopy
let archive: string
/** An archive of a version without comments. */
let older: string
let report: string

beforeAll(async () => {
  const keys = await prepareCopy()
  const recipient = /age1\w+/.exec(await keys.operator('backup', 'key', keyFile))?.[0] ?? ''
  await keys.close()
  copy = await prepareCopy({ recipients: [recipient], backupDir: out })
  await addEmptyDatabase(copy)
  await startLake(copy.settings, copy.processes, false)
  // Nothing is sent here: there is no inbox, and the restored copy must not send it either.
  await startBackend(copy.settings, copy.processes, { drainSeconds: 0 })
  await addContent(copy)
  await addOverdueRelease(copy)
  await addPeople(copy)
  report = await copy.operator('backup', 'create')
  archive = join(out, readdirSync(out).find((name) => name.endsWith('.age')) ?? '')
  older = await archiveWith('older', rmSync)
}, limit(300_000))
afterAll(() => copy?.close())

async function addContent({ lake }: BackupCopy): Promise<void> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const asset = await lake.assets.upload('image', png, { filename: 'harbour.png' })
  const reference = (_ref: string) => ({ _type: 'reference', _ref })
  for (const language of ['en-UK', 'fr'])
    await lake.create({
      _id: `home-${language}`,
      _type: 'page',
      language,
      slug: { _type: 'slug', current: '/' },
      sections: [{ _type: 'perks', _key: 'a' }],
    })
  await lake.create({
    _id: 'post',
    _type: 'post',
    title: 'First title',
    home: reference('home-fr'),
    picture: { _type: 'image', asset: reference(asset._id) },
  })
  await lake.patch('post').set({ title: 'Second title' }).commit()
  await lake.create({ _id: 'drafts.post', _type: 'post', title: 'Draft' })
  await lake.create({ _id: 'gone', _type: 'post', title: 'Deleted' })
  await lake.delete('gone')
  await commentsOf(lake).create({ _id: 'comment', _type: 'comment', status: 'open' })
}

/** A release that becomes due in the store only: the running lake still waits for its time. */
async function addOverdueRelease({ lake, settings }: BackupCopy): Promise<void> {
  await lake.releases.create({ releaseId: 'spring', metadata: { releaseType: 'scheduled' } })
  await lake.create({ _id: 'versions.spring.post', _type: 'post', title: 'Third title' })
  await lake.releases.schedule({ releaseId: 'spring', publishAt: '2100-01-01T00:00:00.000Z' })
  const store = new DatabaseSync(join(settings.folder('lake'), 'lake.sqlite'), { timeout: limit(10_000) })
  store.exec(`UPDATE document SET json = json_set(json, '$.publishAt', '2020-01-01T00:00:00.000Z')
    WHERE id = '_.releases.spring'`)
  store.close()
}

const commentsOf = (lake: SanityClient) => lake.withConfig({ dataset: `${lake.config().dataset}-comments` })

async function addPeople({ backend }: BackupCopy): Promise<void> {
  const called = [
    await backend.functions.invoke('send-lead-notification', { body: erased }),
    await backend.functions.invoke('send-lead-notification', { body: newLead() }),
    await backend.rpc('subscribe_newsletter', { email: unsubscribed, locale: 'nl', client_ip: '192.0.2.7' }),
    await backend.rpc('confirm_newsletter', { email: unsubscribed }),
  ]
  for (const { error } of called) expect(error).toBeNull()
}

test('a backup is restored as a test before it is listed', async () => {
  expect(report).toContain('files match their checksums')
  expect(report).toContain('7 documents, 2 references and 1 assets can be read')
  expect(report).toContain('the home page has its sections in 2 languages')
  expect(await copy.operator('backup', 'list')).toMatch(
    /\.tar\.zst\.age .*7 documents, \d+ rows .* verified 20/,
  )
  expect(statSync(archive).mode & 0o077).toBe(0)
  expect(readdirSync(copy.settings.folder('backup-work'))).not.toContain('current')
  expect(await copy.operator('backup', 'verify', older, '--identity', keyFile)).toContain('can be restored')
})

test('an archive can be read with its key only, and nobody can change it unnoticed', async () => {
  const target = mkdtempSync(join(folder, 'unpacked-'))
  const wrongKey = join(folder, 'wrong.txt')
  await copy.operator('backup', 'key', wrongKey)
  await expect(copy.operator('backup', 'verify', archive)).rejects.toThrow('--identity')
  await expect(copy.operator('backup', 'verify', archive, '--identity', wrongKey)).rejects.toThrow(
    "can't be decrypted with this key",
  )
  expect(readFileSync(archive).includes('harbour.png')).toBe(false)
  const damaged = join(folder, 'damaged.tar.zst.age')
  const bytes = readFileSync(archive)
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1
  writeFileSync(damaged, bytes)
  await expect(readArchive(damaged, target, identities())).rejects.toThrow()
  writeFileSync(damaged, readFileSync(archive))
  truncateSync(damaged, bytes.length - 100)
  await expect(readArchive(damaged, mkdtempSync(join(folder, 'cut-')), identities())).rejects.toThrow()
})

const identities = () => [readFileSync(keyFile, 'utf8').split('\n')[1] ?? '']

test('verifying an archive finds damaged comments, even if they match their checksum', async () => {
  const damaged = await archiveWith('damaged-comments', (comments) =>
    writeFileSync(comments, readFileSync(comments).fill(0xff, 8_192)),
  )
  await expect(copy.operator('backup', 'verify', damaged, '--identity', keyFile)).rejects.toThrow(
    'The restored comments.sqlite is damaged',
  )
})

/** The archive again after a change of its file of comments. */
async function archiveWith(name: string, change: (comments: string) => void): Promise<string> {
  const unpacked = mkdtempSync(join(folder, 'changed-'))
  const manifest = await readArchive(archive, unpacked, identities())
  change(join(unpacked, commentsName))
  const sources = manifest.members
    .map((member) => ({ name: member.name, path: join(unpacked, member.name) }))
    .filter(({ path }) => existsSync(path))
  const path = join(folder, `${name}.tar.zst.age`)
  const members = await Promise.all(sources.map(describeFile))
  await writeArchive(path, { ...manifest, members }, sources, copy.settings.backup.recipients)
  return path
}

test('the content opens with `sanity datasets import`, without anything of ours', async () => {
  const target = mkdtempSync(join(folder, 'portable-'))
  await readArchive(archive, target, identities())
  const other = await openLake()
  const { editor } = clientsOf(other.options)
  await sanityImport(join(target, 'content/export'), { ...importOptions, client: editor })
  const query = `*[_type in ["post", "page"]]{..., "file": picture.asset->{originalFilename, size}, picture} | order(_id)`
  const plain = (documents: Record<string, unknown>[]) =>
    documents.map(({ _rev, _updatedAt, ...document }) => document)
  expect(plain(await editor.fetch(query))).toEqual(plain(await copy.lake.fetch(query)))
  expect(await editor.getDocument('_.releases.spring')).toMatchObject({ name: 'spring', state: 'active' })
  await other.close()
})

test('after a restore the content and its history are the same, nothing is sent or published, and nobody comes back', {
  timeout: limit(120_000),
}, async () => {
  const withoutReleases = '*[_type != "system.release"] | order(_id)'
  const expected = await copy.lake.fetch(withoutReleases)
  const history = rowsOf(copy.settings.folder('lake'))
  // After the backup: somebody is erased, and somebody unsubscribes. `npm start` saves the ledger every minute.
  await copy.operator('person', 'erase', erased.email, '--yes')
  await copy.backend.rpc('log_unsubscribe', { email: unsubscribed, source: 'link', client_ip: null })
  const ledger = await currentLedger(copy.settings)
  saveLedger(out, { ...ledger, erasures: [] })
  const backupDir = mkdtempSync(join(folder, 'elsewhere-'))
  saveLedger(backupDir, { ...ledger, unsubscribes: [] })
  const restored = await prepareCopy({ backupDir })
  const printed = await restored.operator('backup', 'restore', archive, '--identity', keyFile, '--yes')
  expect(printed).toMatch(/[1-9]\d* waiting emails are held/)
  expect(printed).not.toContain('SITE_SECRET differs')
  expect(readFileSync(join(restored.settings.dataDir, 'secrets.json'), 'utf8')).toBe(
    readFileSync(join(copy.settings.dataDir, 'secrets.json'), 'utf8'),
  )
  expect(rowsOf(restored.settings.folder('lake'))).toEqual(history)
  const again = await prepareCopy({ dataDir: restored.settings.dataDir })
  await startLake(again.settings, again.processes, false)
  const withoutUrls = (documents: Record<string, unknown>[]) =>
    documents.map(({ url, _rev, _updatedAt, ...document }) => document)
  expect(withoutUrls(await again.lake.fetch(withoutReleases))).toEqual(withoutUrls(expected))
  expect(await commentsOf(again.lake).getDocument('comment')).toMatchObject({ status: 'open' })
  expect(await again.lake.getDocument('_.releases.spring')).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('restored from a backup') },
  })
  expect(existsSync(join(again.settings.folder('lake'), restoredMarker))).toBe(false)

  const database = await openPglite(again.settings.folder('backend'))
  const rows = (sql: string) => database.transaction((query) => query(sql))
  expect(await rows(`select email from public.leads`)).toHaveLength(1)
  expect(await rows(`select from public.leads where email = '${erased.email}'`)).toEqual([])
  expect(await rows(`select from public.newsletter_subscribers where unsubscribed_at is null`)).toEqual([])
  expect(await rows(`select from app_private.mail_outbox where status in ('pending', 'sending')`)).toEqual([])
  expect(await rows(`select app_private.is_suppressed('${unsubscribed}') as yes`)).toEqual([{ yes: true }])
  expect(await rows(`select app_private.is_suppressed('${erased.email}') as yes`)).toEqual([{ yes: true }])
  expect(await rows(`select public.claim_mail(gen_random_uuid())`)).toEqual([])
  await database.close()
  await again.close()
})

test('a restore waits until the copy is stopped, and moves its data aside', {
  timeout: limit(120_000),
}, async () => {
  const other = await prepareCopy({ backupDir: out })
  await expect(other.operator('backup', 'restore', archive, '--identity', keyFile)).rejects.toThrow('Usage:')
  writeFileSync(join(other.settings.dataDir, 'kept.txt'), '')
  await other.operator('backup', 'restore', older, '--identity', keyFile, '--yes')
  expect(readdirSync(other.settings.folder('lake'))).not.toContain('comments.sqlite')
  const second = await other.operator('backup', 'restore', archive, '--identity', keyFile, '--yes')
  const [, aside = ''] = /The data before is in (\S+)\. Delete/.exec(second) ?? []
  expect(readdirSync(aside).sort()).toEqual(['backend', 'lake', 'secrets.json'])
  expect(readdirSync(other.settings.dataDir)).toContain('kept.txt')
  expect(readdirSync(other.settings.folder('lake'))).toContain('comments.sqlite')
  await startLake(other.settings, other.processes, false)
  await expect(other.operator('backup', 'restore', archive, '--identity', keyFile, '--yes')).rejects.toThrow(
    'in use',
  )
  expect(readdirSync(other.settings.folder('lake'))).toContain('lake.sqlite')
  await other.close()
})

test('personal data leaves the data folder only encrypted', async () => {
  const open = await prepareCopy()
  await expect(open.operator('backup', 'create', '--out', out)).rejects.toThrow('BACKUP_RECIPIENTS')
  await open.close()
})

test.runIf(hasSmallDisks)('a disk with too little space is refused before anything is written', async () => {
  const disk = openSmallDisk(1)
  try {
    const before = readdirSync(disk.path)
    disk.fill()
    await expect(copy.operator('backup', 'create', '--out', disk.path)).rejects.toThrow(
      /Not enough disk space for a backup: 0 MB are free .* Nothing was written\./,
    )
    expect(readdirSync(disk.path)).toEqual([...before, 'filler'])
  } finally {
    disk.close()
  }
})

test('prune deletes archives with their records and keeps the newest', async () => {
  expect(await copy.operator('backup', 'prune')).toBe('0 backups deleted, 1 kept.')
  await expect(copy.operator('backup', 'prune', '--keep', '7x')).rejects.toThrow('Usage:')
  expect(await copy.operator('backup', 'prune', '--keep', '1d')).toBe('0 backups deleted, 1 kept.')
})

/** Every row of the lake's tables. */
function rowsOf(lakeFolder: string): unknown[] {
  const database = new DatabaseSync(join(lakeFolder, 'lake.sqlite'))
  try {
    const order = { document: 'id', log: 'sequence', change: 'document_id, sequence' }
    return Object.entries(order).map(([table, by]) =>
      database.prepare(`SELECT * FROM ${table} ORDER BY ${by}`).all(),
    )
  } finally {
    database.close()
  }
}
