import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { freePort } from '../../local/http/ports.ts'
import { testFolder } from '../../local/service/test-folder.ts'
import { createProcesses } from './processes.ts'

let folder = ''
beforeEach(() => {
  folder = testFolder()
})

const isResponding = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  )

it.each(['throw new Error("a bug")', 'process.exit(1)', 'process.kill(process.pid, "SIGKILL")'])(
  'stops the program when its starter ends by %s',
  async (end) => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = join(folder, 'server.mjs')
    const starter = join(folder, 'starter.mjs')
    writeFileSync(
      server,
      `import { createServer } from 'node:http'
      createServer((request, response) => response.end()).listen(${port}, '127.0.0.1')`,
    )
    writeFileSync(
      starter,
      `import { createProcesses } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))}
      const options = { cwd: '.', url: ${JSON.stringify(url)} }
      await createProcesses(${JSON.stringify(folder)}).program('server', [${JSON.stringify(server)}], options)
      process.stdin.once('data', () => { ${end} })`,
    )
    const started = spawn(process.execPath, [starter], { stdio: ['pipe', 'ignore', 'ignore'] })
    const ended = new Promise((resolve) => started.once('exit', resolve))
    await expect.poll(() => isResponding(url)).toBe(true)
    started.stdin.write('end')
    await ended
    await expect.poll(() => isResponding(url)).toBe(false)
  },
)

it('gives a program its own environment with what is added, without what is undefined', async () => {
  const program = join(folder, 'program.mjs')
  writeFileSync(program, 'console.log(process.env.KEPT, process.env.ADDED, "REMOVED" in process.env)')
  vi.stubEnv('KEPT', 'kept').stubEnv('REMOVED', 'secret')
  const env = { ADDED: 'added', REMOVED: undefined }
  expect(await createProcesses(folder).run('program', [program], { cwd: folder, env })).toBe(
    'kept added false\n',
  )
  vi.unstubAllEnvs()
})

it('runs a program to its end, and stops the forks of one that is killed', async () => {
  const program = join(folder, 'program.mjs')
  writeFileSync(join(folder, 'worker.mjs'), 'process.on("message", () => {}); setInterval(() => {}, 9)')
  writeFileSync(
    program,
    `import { fork } from 'node:child_process'
    if (process.argv[2]) {
      const { pid } = fork(${JSON.stringify(join(folder, 'worker.mjs'))})
      console.log(pid)
      process.kill(process.pid, 'SIGKILL')
    }
    console.log('done')`,
  )
  const { run } = createProcesses(folder)
  const options = { cwd: folder }
  expect(await run('program', [program], options)).toBe('done\n')
  const error = await run('program', [program, 'killed'], options).catch(String)
  const pid = Number(/failed:\n(\d+)/.exec(error)?.[1])
  const isRunning = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await expect.poll(isRunning).toBe(false)
})
