import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServiceMessage } from '../service/run-service.ts'
import { openLogFile } from './log-file.ts'

/** The processes of one running copy. What they print goes to a log file each, under `logFolder`. */
export function createProcesses(logFolder: string) {
  mkdirSync(logFolder, { recursive: true })
  const running = new Map<string, ChildProcess>()
  /** Those that run behind `die-with-parent.ts`: it ends its program, and killed itself it could not. */
  const wrapped = new WeakSet<ChildProcess>()
  let onStart: (name: string, child: ChildProcess) => void = () => {}
  const force = (child: ChildProcess) => child.kill(wrapped.has(child) ? 'SIGTERM' : 'SIGKILL')

  process.once('exit', () => {
    for (const child of running.values()) force(child)
  })

  function watch(name: string, child: ChildProcess) {
    const log = openLogFile(join(logFolder, `${name}.log`), {
      onLost: (reason) => console.error(`What ${name} prints cannot be kept: ${reason}. Is the disk full?`),
    })
    child.stdout?.on('data', log)
    child.stderr?.on('data', log)
    running.set(name, child)
    child.once('exit', () => running.delete(name))
    onStart(name, child)
    return child
  }

  return {
    /** Starts a service of ours (`<folder>/main.ts`) and resolves when it says that it is up. */
    async service(name: string, main: string, options: unknown): Promise<void> {
      const env = { ...process.env, SERVICE_OPTIONS: JSON.stringify(options) }
      const child = watch(name, fork(main, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }))
      await new Promise<void>((resolve, reject) => {
        child.once('message', (message: ServiceMessage) =>
          message.type === 'ready' ? resolve() : reject(new Error(message.message)),
        )
        child.once('exit', () =>
          reject(new Error(`${name} ended while starting; see ${logFolder}/${name}.log.`)),
        )
      })
    },

    /** Starts a foreign program that lives as long as this process, and resolves when its address answers. */
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
        if (await answers(url)) return
        await wait(150)
      }
      throw new Error(`${name} ended while starting (exit ${child.exitCode}); see ${logFolder}/${name}.log.`)
    },

    /** Runs a program to its end. @throws with the tail of what it printed when it fails. */
    async run(
      name: string,
      args: string[],
      options: { cwd: string; env: NodeJS.ProcessEnv },
    ): Promise<string> {
      const child = watch(
        name,
        spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }),
      )
      let printed = ''
      const collect = (chunk: Buffer) => {
        printed += chunk
      }
      child.stdout?.on('data', collect)
      child.stderr?.on('data', collect)
      const code = await new Promise((resolve) => child.once('close', resolve))
      if (code !== 0) throw new Error(`${name} failed:\n${printed.slice(-4_000)}`)
      return printed
    },

    /** The process of a running service, for tests that stop or kill one. */
    child: (name: string): ChildProcess | undefined => running.get(name),

    /** Tells when one of them ends, those too that are started later. */
    onExit(report: (name: string) => void): void {
      for (const [name, child] of running) child.once('exit', () => report(name))
      onStart = (name, child) => child.once('exit', () => report(name))
    },

    /** Ends all of them, at most after five seconds by force. */
    async stop(): Promise<void> {
      const children = [...running.values()]
      const gone = Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
      for (const child of children) child.kill('SIGTERM')
      const inTime = await Promise.race([gone.then(() => true), wait(5_000, false)])
      if (!inTime) for (const child of children) force(child)
    },
  }
}

export type Processes = ReturnType<typeof createProcesses>

async function answers(url: string): Promise<boolean> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(30_000), redirect: 'manual' }).catch(
    () => null,
  )
  return reply !== null && reply.status < 500
}
