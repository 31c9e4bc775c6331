import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProcesses } from '../../cli/stack/processes.ts'
import { freePort } from '../../local/http/ports.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'
import { randomFrom } from '../support/random.ts'

const runs = sized(50, 8)
const programs = ['site', 'studio']
const processesFile = join(import.meta.dirname, '../../cli/stack/processes.ts')

let folder = ''
let server = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-tree-'))
  server = join(folder, 'server.mjs')
  writeFileSync(
    server,
    `import { createServer } from 'node:http'
    createServer((request, response) => response.end(String(process.pid))).listen(process.argv[2], '127.0.0.1')`,
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

it(`leaves nothing running after ${runs} random kills of the processes of a stack`, {
  timeout: limit(600_000),
}, async () => {
  const random = randomFrom(28)
  for (let run = 0; run < runs; run += 1) {
    const { starter, pids, urls } = await startTree()
    const victims = [starter.pid ?? 0, ...pids]
      .sort(() => random() - 0.5)
      .slice(0, 1 + Math.floor(random() * 3))
    // Whatever else is killed, the starter ends too; what is left must end with it.
    for (const pid of new Set([...victims, starter.pid ?? 0])) {
      kill(pid, random() < 0.8 ? 'SIGKILL' : 'SIGTERM')
      if (random() < 0.5) await new Promise((resolve) => setTimeout(resolve, random() * 50))
    }
    await vi.waitFor(() => expect([starter.pid ?? 0, ...pids].filter(isRunning)).toEqual([]), {
      timeout: limit(8_000),
    })
    expect(await Promise.all(urls.map(isResponding))).toEqual(urls.map(() => false))
  }
})

it('does not take the responses of another process for those of the program that it started', async () => {
  const { starter, urls } = await startTree()
  const [url = ''] = urls
  vi.useFakeTimers({ toFake: ['Date'] })
  const starting = createProcesses(folder).program('site', [server, new URL(url).port], {
    cwd: folder,
    url,
  })
  vi.setSystemTime(Date.now() + 60_000)
  await expect(starting).rejects.toThrow(`Another process responds at ${url}. Stop it, and start again.`)
  vi.useRealTimers()
  starter.kill('SIGKILL')
})

/** Starts a process that starts two programs, as `npm start` does. */
async function startTree(): Promise<{ starter: ChildProcess; pids: number[]; urls: string[] }> {
  const ports = await Promise.all(programs.map(() => freePort()))
  const starterFile = join(folder, 'starter.mjs')
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  writeFileSync(
    starterFile,
    `import { createProcesses } from ${JSON.stringify(processesFile)}
    const processes = createProcesses(${JSON.stringify(folder)})
    const start = (name, url) =>
      processes.program(name, [${JSON.stringify(server)}, new URL(url).port], { cwd: '.', url })
    await Promise.all(${JSON.stringify(programs)}.map((name, index) => start(name, ${JSON.stringify(urls)}[index])))`,
  )
  const starter = spawn(process.execPath, [starterFile], { stdio: 'ignore' })
  const pids = await vi.waitFor(
    () => Promise.all(urls.map(async (url) => Number(await (await fetch(url)).text()))),
    { timeout: limit(10_000) },
  )
  return { starter, pids, urls }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  if (isRunning(pid)) process.kill(pid, signal)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function isResponding(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
