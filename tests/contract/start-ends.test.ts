import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limit } from '../support/limit.ts'

const root = join(import.meta.dirname, '../..')
const offset = Number(process.env.TEST_PORT_OFFSET ?? 0)
const port = (base: number) => String(base + offset)
const lake = `http://localhost:${port(16_900)}/v1/ping`

let dataDir = ''
let start: ChildProcess | null = null

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-ends-'))
})
afterEach(() => {
  start?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs `npm start` until its first services are up. */
async function startUntilLakeIsUp(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SITE_PORT: port(16_000),
    STUDIO_PORT: port(16_333),
    LAKE_PORT: port(16_900),
    BACKEND_PORT: port(16_421),
    INBOX_PORT: port(16_424),
  }
  start = spawn(process.execPath, ['cli/run.mjs', 'start'], { cwd: root, env, stdio: 'ignore' })
  await vi.waitFor(async () => expect(await isUp()).toBe(true), { timeout: limit(120_000), interval: 100 })
  return start
}

const isUp = () =>
  fetch(lake, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  )

it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to the command stops everything',
  async (signal) => {
    const command = await startUntilLakeIsUp()
    command.kill(signal)
    await vi.waitFor(async () => expect(await isUp()).toBe(false), { timeout: limit(60_000), interval: 100 })
  },
  limit(240_000),
)
