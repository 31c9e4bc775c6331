import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { ResendMail } from './resend-mail.ts'

const row = z.object({
  id: z.string(),
  received_at: z.string(),
  idempotency_key: z.string().nullable(),
  mail: z.string(),
})

/** An email as received. `receivedAt` is ISO 8601. */
export type StoredMail = ResendMail & { id: string; receivedAt: string; idempotencyKey: string | null }

type SaveMailResult = { status: 'saved'; id: string; isNew: boolean } | { status: 'idempotency-conflict' }

export type MailStore = {
  /** Saves an email. The same email with the same key is saved once and returns the first one's id. */
  save(mail: ResendMail, idempotencyKey: string | null): SaveMailResult
  /** Newest first; optionally only those to one recipient, ignoring case. */
  list(to?: string): StoredMail[]
  find(id: string): StoredMail | null
  clear(): void
  close(): void
}

/** Opens the emails of a folder. They survive restarts, `kill -9` included. @throws if the file is damaged. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true })
  const database = openDatabase(join(folder, 'mails.sqlite'))
  const byKey = database.prepare('select * from mails where idempotency_key = ?')
  const byId = database.prepare('select * from mails where id = ?')
  const all = database.prepare('select * from mails order by number desc')
  const insert = database.prepare(
    'insert into mails (id, received_at, idempotency_key, mail) values (?, ?, ?, ?)',
  )
  return {
    save(mail, key) {
      const json = JSON.stringify(mail)
      const earlier = key === null ? undefined : byKey.get(key)
      if (earlier) {
        const { id, mail: earlierJson } = row.parse(earlier)
        return earlierJson === json
          ? { status: 'saved', id, isNew: false }
          : { status: 'idempotency-conflict' }
      }
      const id = crypto.randomUUID()
      insert.run(id, new Date().toISOString(), key, json)
      return { status: 'saved', id, isNew: true }
    },
    list(to) {
      const mails = all.all().map(toStoredMail)
      return to ? mails.filter((mail) => recipients(mail).includes(to.toLowerCase())) : mails
    },
    find(id) {
      const found = byId.get(id)
      return found ? toStoredMail(found) : null
    },
    clear: () => database.exec('delete from mails'),
    close: () => database.close(),
  }
}

function openDatabase(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file)
    database.exec(`
    pragma journal_mode = wal;
    create table if not exists mails (
      number integer primary key autoincrement,
      id text not null unique,
      received_at text not null,
      idempotency_key text unique,
      mail text not null)`)
    return database
  } catch (cause) {
    throw new Error(`The emails in ${file} are damaged. Move the file away to start with an empty inbox.`, {
      cause,
    })
  }
}

function toStoredMail(columns: unknown): StoredMail {
  const { id, received_at, idempotency_key, mail } = row.parse(columns)
  const parsed: ResendMail = JSON.parse(mail)
  return { ...parsed, id, receivedAt: received_at, idempotencyKey: idempotency_key }
}

function recipients(mail: ResendMail): string[] {
  return [...mail.to, ...mail.cc, ...mail.bcc].map((mailbox) =>
    mailbox.replace(/^.*<(.*)>\s*$/, '$1').toLowerCase(),
  )
}
