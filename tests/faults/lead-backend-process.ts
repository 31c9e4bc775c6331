import { type ChildProcess, fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { BackendOptions } from '../../local/backend/backend.ts'
import type { ServiceMessage } from '../../local/service/run-service.ts'

const main = join(resolve(import.meta.dirname, '../..'), 'local/backend/main.ts')

export type BackendProcess = { url: string; kill(): Promise<void> }

/** The backend as `npm start` runs it, a process of its own, to be killed with -9. Resolves when it is up. */
export async function startBackendProcess(options: BackendOptions): Promise<BackendProcess> {
  const child = fork(main, {
    env: { ...process.env, SERVICE_OPTIONS: JSON.stringify(options) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await up(child)
  return { url: `http://127.0.0.1:${options.port}`, kill: () => killed(child) }
}

function up(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: ServiceMessage) =>
      message.type === 'ready' ? resolve() : reject(new Error(message.message)),
    )
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${code}.`)))
  })
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
