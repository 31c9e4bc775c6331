import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll } from 'vitest'
import { type Backend, type BackendOptions, openBackend } from '../../../local/backend/backend.ts'
import type { Row } from '../../../local/backend/database/database.ts'
import { createInboxApp } from '../../../local/inbox/inbox-app.ts'
import { type MailStore, openMailStore } from '../../../local/inbox/mail-store.ts'
import { sized } from '../full-size.ts'
import { playbookPass, testOptions } from './backend-options.ts'
import { fillWithMigratedDatabase, openMigratedPostgres } from './migrated-databases.ts'
import { answerAsLake } from './studio-session.ts'

export type TestBackend = {
  backend: Backend
  /** The emails that the provider accepted. */
  mails: MailStore
  /**
   * Real supabase-js on the backend's handler, without a port; `clientIp` is the visitor's. It is untyped, because
   * tests also use tables, columns and functions that do not exist.
   */
  client(key: string, clientIp?: string): SupabaseClient
  /** SQL as the owner of the database, to check what the API hides. */
  sql(text: string): Promise<Row[]>
  close(): Promise<void>
}

type ExtraOptions = Pick<BackendOptions, 'studioOrigins' | 'contentLake' | 'leadRoles'>

type Driver = { name: string; open(options?: ExtraOptions): Promise<TestBackend> }

const pglite: Driver = {
  name: 'PGlite',
  open: (options) => openOn('', async () => undefined, options),
}
export const postgres: Driver = {
  name: 'PostgreSQL',
  async open(options) {
    const { url, stop } = await openMigratedPostgres()
    return openOn(url, stop, options)
  },
}
/** Every database that the backend supports. */
export const allDrivers = [pglite, postgres]
/** PGlite takes three times as long, and the browser tests use it too. */
export const drivers = sized(allDrivers, [postgres])

/** The backend of a group of tests, from before its first one until after its last one. */
export function testBackend(open: Driver['open'], options?: ExtraOptions): TestBackend {
  const on = {} as TestBackend // complete when the first test begins
  beforeAll(async () => {
    Object.assign(on, await open(options))
    return () => on.close()
  })
  return on
}

async function openOn(
  databaseUrl: string,
  stopServer: () => Promise<void>,
  options: ExtraOptions = {},
): Promise<TestBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-backend-'))
  if (!databaseUrl) fillWithMigratedDatabase(folder)
  const mails = openMailStore(join(folder, 'inbox'))
  const provider = createInboxApp(mails)
  const backend = await openBackend(
    { ...testOptions, ...options, folder, databaseUrl },
    async (input, init) => {
      const request = new Request(input, init)
      return answerAsLake(request) ?? provider.fetch(request)
    },
  )
  return {
    backend,
    mails,
    client: (key, clientIp = '192.0.2.1') => connect(backend, key, clientIp),
    sql: (text) => backend.database.transaction((query) => query(text)),
    async close() {
      await backend.close()
      mails.close()
      await stopServer()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function connect(backend: Backend, key: string, clientIp: string): SupabaseClient {
  return createClient('http://127.0.0.1', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch(input, init) {
        const request = new Request(input, init)
        request.headers.set('x-forwarded-for', clientIp)
        return backend.handler(request)
      },
    },
  })
}

let number = 0

type TestLead = { name: string; email: string; company: string; phone: string | null }

/** A lead that no other test sends. */
export function newLead(changes: Partial<TestLead> = {}): TestLead {
  number += 1
  return {
    name: 'Ada Ferrer',
    email: `ada.${number}@ferrer.example`,
    company: 'Ferrer & Filles',
    phone: null,
    ...changes,
  }
}

/** A request for a playbook, by default with tips and an email that no other test uses. */
export function newPlaybookRequest(changes: object = {}) {
  const { name, email } = newLead()
  return { name, email, playbookType: 'recruitment', pass: playbookPass, ...changes }
}

/** An IP address in a network that no other test uses, from the range for documentation. */
export function newClientIp(): string {
  number += 1
  return `2001:db8:${number.toString(16)}::1`
}
