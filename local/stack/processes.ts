import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServiceMessage } from '../service/run-service.ts'
import { openLogFile } from './log-file.ts'

/** The processes of one running copy. Each writes its output to a log file in `logFolder`. */
export function createProcesses(logFolder: string) {
  mkdirSync(logFolder, { recursive: true })
  const running = new Map<string, ChildProcess>()
  /**
   * Processes behind `die-with-parent.ts`. SIGKILL would kill only the wrapper, which then couldn't stop its program.
   */
  const wrapped = new WeakSet<ChildProcess>()
  let onStart: (name: string, child: ChildProcess) => void = () => {}
  const force = (child: ChildProcess) => child.kill(wrapped.has(child) ? 'SIGTERM' : 'SIGKILL')

  process.once('exit', () => {
    for (const child of running.values()) force(child)
  })

  function watch(name: string, child: ChildProcess) {
    const log = openLogFile(join(logFolder, `${name}.log`), {
      onLost: (reason) => console.error(`Couldn't write the log of ${name}: ${reason}. Is the disk full?`),
    })
    child.stdout?.on('data', log)
    child.stderr?.on('data', log)
    running.set(name, child)
    child.once('exit', () => running.delete(name))
    onStart(name, child)
    return child
  }

  return {
    /** Starts one of our services (`<folder>/main.ts`). Resolves when it reports that it is ready. */
    async service(name: string, main: string, options: unknown): Promise<void> {
      const env = { ...process.env, SERVICE_OPTIONS: JSON.stringify(options) }
      const child = watch(name, fork(main, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }))
      await new Promise<void>((resolve, reject) => {
        child.once('message', (message: ServiceMessage) =>
          message.type === 'ready' ? resolve() : reject(new Error(message.message)),
        )
        child.once('exit', () =>
          reject(new Error(`${name} stopped while starting. See ${logFolder}/${name}.log.`)),
        )
      })
    },

    /** Starts a third-party program and resolves when its URL responds. It ends with this process. */
    async program(
      name: string,
      args: string[],
      options: { cwd: string; env: NodeJS.ProcessEnv; url: string },
    ) {
      const { cwd, env, url } = options
      const dieWithParent = join(import.meta.dirname, 'die-with-parent.ts')
      const child = watch(
        name,
        fork(dieWithParent, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
      )
      wrapped.add(child)
      while (running.has(name)) {
        if (await isResponding(url)) return
        await wait(150)
      }
      throw new Error(
        `${name} stopped while starting (exit code ${child.exitCode}). See ${logFolder}/${name}.log.`,
      )
    },

    /** Runs a program to completion. @throws with the end of its output when it fails. */
    async run(
      name: string,
      args: string[],
      options: { cwd: string; env: NodeJS.ProcessEnv },
    ): Promise<string> {
      const child = watch(
        name,
        spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }),
      )
      let output = ''
      const collect = (chunk: Buffer) => {
        output += chunk
      }
      child.stdout?.on('data', collect)
      child.stderr?.on('data', collect)
      const code = await new Promise((resolve) => child.once('close', resolve))
      if (code !== 0) throw new Error(`${name} failed:\n${output.slice(-4_000)}`)
      return output
    },

    /** The process of a running service, for tests that stop or kill one. */
    child: (name: string): ChildProcess | undefined => running.get(name),

    /** Calls `report` when any of them ends, including those started later. */
    onExit(report: (name: string) => void): void {
      for (const [name, child] of running) child.once('exit', () => report(name))
      onStart = (name, child) => child.once('exit', () => report(name))
    },

    /** Stops all of them, by force after five seconds. */
    async stop(): Promise<void> {
      const children = [...running.values()]
      const ended = Promise.all(
        children.map((child) => new Promise((resolve) => child.once('exit', resolve))),
      )
      for (const child of children) child.kill('SIGTERM')
      const inTime = await Promise.race([ended.then(() => true), wait(5_000, false)])
      if (!inTime) for (const child of children) force(child)
    },
  }
}

export type Processes = ReturnType<typeof createProcesses>

async function isResponding(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000), redirect: 'manual' }).catch(
    () => null,
  )
  return response !== null && response.status < 500
}
