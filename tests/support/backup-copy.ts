import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { createClient as createSupabase, type SupabaseClient } from '@supabase/supabase-js'
import { operate } from '../../cli/operator/commands.ts'
import { createProcesses, type Processes } from '../../cli/stack/processes.ts'
import { connectDatabase } from '../../functions/_shared/database.ts'
import { freePort } from '../../local/http/ports.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings, type Settings } from '../../local/settings/settings.ts'
import { fillWithEmptyDatabase } from './backend/backend-pglite.ts'
import { lakeClientOf } from './test-stack.ts'

/** A copy of the system on free ports, without site and Studio: what a backup is made of. */
export type BackupCopy = {
  settings: Settings
  processes: Processes
  /** Writes content. */
  lake: SanityClient
  /** With the secret key. */
  backend: SupabaseClient
  /** Runs `npm run operator -- <args>` and returns what it prints. */
  operator(...args: string[]): Promise<string>
  /** Ends the services and deletes the data. */
  close(): Promise<void>
}

type CopyOptions = { recipients?: string[]; backupDir?: string; dataDir?: string }

/** Prepares a copy with an empty database; its services are started with `startLake` and `startBackend`. */
export async function prepareCopy(options: CopyOptions = {}): Promise<BackupCopy> {
  const env = readEnv()
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'tidewright-copy-'))
  const ports = {
    site: await freePort(),
    studio: await freePort(),
    lake: await freePort(),
    backend: await freePort(),
    inbox: await freePort(),
  }
  const settings = resolveSettings({
    ...env,
    ports,
    dataDir,
    sanity: { projectId: '', dataset: 'production', readToken: '', writeToken: '', webhookSecret: '' },
    supabase: { url: '', publishableKey: '', secretKey: '', databaseUrl: '' },
    backup: { dir: options.backupDir ?? '', recipients: options.recipients ?? [] },
    mail: { ...env.mail, resendKey: '' },
  })
  const processes = createProcesses(settings.folder('logs'))
  const { supabase, secrets } = settings
  const operator = async (...args: string[]) => {
    const printed: string[] = []
    await operate(args, {
      settings,
      database: connectDatabase(supabase.url, supabase.secretKey),
      siteSecret: secrets.siteSecret,
      print: (text) => void printed.push(text),
    })
    return printed.join('\n')
  }
  return {
    settings,
    processes,
    operator,
    lake: lakeClientOf(settings).withConfig({ perspective: 'raw', maxRetries: 0 }),
    backend: createSupabase(supabase.url, supabase.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    }),
    async close() {
      await processes.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Gives a copy a database without tables, which is faster than creating one. */
export async function addEmptyDatabase({ settings }: BackupCopy): Promise<void> {
  mkdirSync(settings.folder('backend'), { recursive: true })
  await fillWithEmptyDatabase(settings.folder('backend'))
}

/** Runs `npm run operator -- backup create` as a program of its own. */
export function startBackup(
  { settings: { root, ports, dataDir } }: { settings: Settings },
  stdio: 'ignore' | 'inherit' = 'ignore',
): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SITE_PORT: String(ports.site),
    STUDIO_PORT: String(ports.studio),
    LAKE_PORT: String(ports.lake),
    BACKEND_PORT: String(ports.backend),
    INBOX_PORT: String(ports.inbox),
    BACKUP_DIR: '',
    BACKUP_RECIPIENTS: '',
  }
  const script = join(root, 'cli/commands/operator.ts')
  return spawn(process.execPath, [script, 'backup', 'create'], { cwd: root, env, stdio })
}
