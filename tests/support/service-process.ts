import { type ChildProcess, fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { BackendOptions } from '../../local/backend/backend.ts'
import type { InboxOptions } from '../../local/inbox/inbox.ts'
import type { LakeOptions } from '../../local/lake/options.ts'
import type { ServiceMessage } from '../../local/service/run-service.ts'
import { endOf } from './end-of.ts'

type ServiceOptions = { backend: BackendOptions; inbox: InboxOptions; lake: LakeOptions }

export type ServiceProcess = {
  url: string
  /** With SIGKILL. */
  kill(): Promise<void>
}

/**
 * A service as its own process, as `npm start` runs it. Resolves when it is up. @throws its error message if it fails
 * to start.
 */
export async function startServiceProcess<Name extends keyof ServiceOptions>(
  name: Name,
  options: ServiceOptions[Name],
): Promise<ServiceProcess> {
  const child = fork(join(resolve(import.meta.dirname, '../..'), 'local', name, 'main.ts'), {
    env: { ...process.env, SERVICE_OPTIONS: JSON.stringify(options) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await up(child, name)
  return { url: `http://127.0.0.1:${options.port}`, kill: () => endOf(child, 'SIGKILL') }
}

function up(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: ServiceMessage) =>
      message.type === 'ready' ? resolve() : reject(new Error(message.message)),
    )
    child.once('exit', (code) => reject(new Error(`The ${name} stopped with code ${code}.`)))
  })
}
