import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServiceMessage } from '../../local/service/run-service.ts'

/** `env` are environment variables in addition to those of this process. */
type ProgramOptions = { cwd: string; env?: NodeJS.Dict<string> }

/** The processes of one running copy. Each writes its output to a log file in `logFolder`. */
export function createProcesses(logFolder: string) {
  mkdirSync(logFolder, { recursive: true })
  const running = new Map<string, ChildProcess>()
  let onStart: (name: string, child: ChildProcess) => void = () => {}

  process.once('exit', () => {
    for (const child of running.values()) child.kill('SIGKILL')
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

    /**
     * Starts a third-party program and resolves when its URL responds. It ends with this process.
     * @throws if something else responds there, or the program stops.
     */
    async program(name: string, args: string[], { url, ...options }: ProgramOptions & { url: string }) {
      await untilNothingResponds(url)
      watch(name, forkDying(args, options))
      while (running.has(name)) {
        if (await isResponding(url)) return
        await wait(150)
      }
      throw new Error(`${name} stopped while starting. See ${logFolder}/${name}.log.`)
    },

    /** Runs a program to completion. It ends with this process. @throws with the end of its output when it fails. */
    async run(name: string, args: string[], options: ProgramOptions): Promise<string> {
      const child = watch(name, forkDying(args, options))
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
      if (inTime) return
      for (const child of children) child.kill('SIGKILL')
      await ended
    },
  }
}

/** Starts a program that ends with this process, and whose own forks end with it. */
function forkDying([script = '', ...args]: string[], options: ProgramOptions) {
  const env = { ...process.env, ...options.env, STARTED_BY: String(process.pid) }
  const execArgv = ['--import', import.meta.resolve('./die-with-parent.ts')]
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc']
  return fork(script, args, { cwd: options.cwd, env, execArgv, stdio })
}

export type Processes = ReturnType<typeof createProcesses>

/** The process before may still be ending. */
const endingMs = 10_000

/** Waits until nothing responds at a URL, or the responses would be taken for the new process's. */
async function untilNothingResponds(url: string): Promise<void> {
  for (const deadline = Date.now() + endingMs; await isResponding(url); await wait(100))
    if (Date.now() > deadline)
      throw new Error(`Another process responds at ${url}. Stop it, and start again.`)
}

async function isResponding(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000), redirect: 'manual' }).catch(
    () => null,
  )
  return response !== null && response.status < 500
}

type LogFileOptions = {
  /** At this size the file becomes `<path>.1`, replacing the previous one, and a new file starts. */
  maxBytes?: number
  /** Called once when lines can't be written, for example on a full disk, and again the next time after a recovery. */
  onLost?: (reason: string) => void
}

/** Appends a process's output to a log file of limited size. A full disk loses lines but stops nothing. */
export function openLogFile(
  path: string,
  { maxBytes = 8 * 1024 * 1024, onLost = () => {} }: LogFileOptions = {},
) {
  let bytes = existsSync(path) ? statSync(path).size : 0
  let isLosing = false
  return (text: Buffer | string): void => {
    try {
      if (bytes > maxBytes) {
        renameSync(path, `${path}.1`)
        bytes = 0
      }
      appendFileSync(path, text, { mode: 0o600 })
      bytes += text.length
      isLosing = false
    } catch (error) {
      if (!isLosing) onLost(error instanceof Error ? error.message : String(error))
      isLosing = true
    }
  }
}
