import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBackend } from '../../local/backend/backend.ts'
import { freePort } from '../../local/http/ports.ts'
import { serve } from '../../local/http/serve.ts'
import { createInboxApp } from '../../local/inbox/inbox-app.ts'
import { openMailStore } from '../../local/inbox/mail-store.ts'
import { testOptions } from '../support/backend/backend-options.ts'
import { fillWithEmptyDatabase } from '../support/backend/backend-pglite.ts'

/** A backend, the provider that its workers send to, and a folder, until `close`. */
export async function openOutbox() {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-outbox-'))
  await fillWithEmptyDatabase(join(folder, 'backend'))
  const mails = openMailStore(join(folder, 'inbox'))
  const backend = await openBackend({ ...testOptions, folder: join(folder, 'backend') })
  const [backendPort, providerPort] = [await freePort(), await freePort()]
  const servers = [
    await serve(backend.app, { port: backendPort, name: 'backend', variable: 'BACKEND_PORT' }),
    await serve(createInboxApp(mails), { port: providerPort, name: 'inbox', variable: 'INBOX_PORT' }),
  ]
  const urls = {
    backendUrl: `http://127.0.0.1:${backendPort}`,
    providerUrl: `http://127.0.0.1:${providerPort}`,
  }
  const sql = (text: string) => backend.database.transaction((query) => query(text))
  return {
    mails,
    sql,
    runWorker: (dieAt: number | null) => runWorker({ ...urls, dieAt }),
    /** Skips the minute for which a killed worker holds its emails. */
    expireLeases: () =>
      sql(
        `update app_private.mail_outbox set leased_until = now() - interval '1 second' where status = 'sending'`,
      ),
    async close() {
      for (const server of servers) await server.close()
      mails.close()
      await backend.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type WorkerOptions = { backendUrl: string; providerUrl: string; dieAt: number | null }

/** Runs one drain in its own process, which kills itself at a step. Returns how it ended. */
function runWorker(options: WorkerOptions): Promise<{ signal: NodeJS.Signals | null; printed: string }> {
  const script = join(import.meta.dirname, 'outbox-worker.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, JSON.stringify(options)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += data
  })
  return new Promise((resolve) => child.once('close', (_code, signal) => resolve({ signal, printed })))
}
