import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPortFree } from '../../local/http/ports.ts'
import { limit, slowness } from '../support/limit.ts'
import { testPorts, workerOffset } from '../support/test-ports.ts'
import { playwrightRecords, type TestRecord } from './reports.ts'
import { measureSlowness } from './slowness.ts'

export const root = join(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const failures: string[] = []
const records: TestRecord[] = []
/** In seconds. */
const stepDurations: { title: string; seconds: number }[] = []

type StepOptions = {
  cwd?: string
  env?: Record<string, string>
  /** Prints the output when the step has ended, because other steps run at the same time. */
  concurrent?: boolean
}

/** Measures how slow this machine is, so that the limits of all tests fit it. */
export async function begin(): Promise<void> {
  process.env.TEST_SLOWNESS ??= String(await measureSlowness())
  console.info(`▸ Limits × ${slowness()}: how much slower this machine is than the one they are written for`)
}

/**
 * Runs one step and prints its output and duration. A failed step is listed at the end; the others still run. @returns
 * whether it passed.
 */
export async function step(title: string, args: string[], options: StepOptions = {}): Promise<boolean> {
  const start = performance.now()
  if (!options.concurrent) console.info(`\n▸ ${title}`)
  const child = spawn(process.execPath, args, {
    cwd: join(root, options.cwd ?? '.'),
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      DO_NOT_TRACK: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ...options.env,
    },
    stdio: ['ignore', options.concurrent ? 'pipe' : 'inherit', options.concurrent ? 'pipe' : 'inherit'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void output.push(chunk))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  process.off('exit', end)
  if (options.concurrent) process.stdout.write(`\n▸ ${title}\n${Buffer.concat(output)}`)
  const seconds = (performance.now() - start) / 1_000
  stepDurations.push({ title, seconds })
  console.info(`  ${seconds.toFixed(1)} s`)
  if (status !== 0) addFailure(title)
  return status === 0
}

/** Runs a vitest project of `vitest.config.ts`, or several matching a pattern, and records its tests. */
export async function vitest(project: string, env: Record<string, string> = {}): Promise<void> {
  const file = join(reports, `vitest-${project.replace('*', '')}.jsonl`)
  const reporters = ['default', join(import.meta.dirname, 'reports.ts')].map((name) => `--reporter=${name}`)
  await step(`Tests: ${project}`, [bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters], {
    env: { TEST_RECORDS_FILE: file, ...env },
  })
  if (!existsSync(file)) return
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  records.push(...lines.map((line): TestRecord => JSON.parse(line)))
}

type PlaywrightOptions = { title: string; args?: string[]; env: Record<string, string> }

let prepared: Promise<boolean> | undefined

/** Builds the site and the Studio and imports the content, once in a run, on ports that nothing else uses. */
export function prepare(): Promise<boolean> {
  const build = async () => {
    process.env.TEST_PORT_OFFSET ??= String(await freePortOffset())
    return step('Site, Studio and content', [join(root, 'tests/runner/prepare.ts')], {
      env: { SITE_TYPES_CHECKED: 'yes' },
      concurrent: true,
    })
  }
  prepared ??= build()
  return prepared
}

async function freePortOffset(): Promise<number> {
  for (let offset = 0; offset < 90; offset++) {
    const ports = [offset, offset + workerOffset].flatMap((each) => Object.values(testPorts(0, each)))
    const isFree = ports.map((port) => isPortFree(port))
    if ((await Promise.all(isFree)).every(Boolean)) return offset
  }
  return fail('No ports from 13000 are free. Stop other copies, or set TEST_PORT_OFFSET.')
}

/** Runs browser tests and records them. */
export async function playwright({ title, args = [], env }: PlaywrightOptions): Promise<void> {
  if (!(await prepare())) return
  const report = join(reports, `playwright-${title}.json`)
  await step(`Tests: ${title}`, [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], {
    cwd: 'tests',
    env: {
      TEST_STACK_PREPARED: 'yes',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // On a slow machine, the lake would seem to be down.
      LAKE_TIMEOUT_MS: String(limit(2_500)),
      ...env,
    },
  })
  // A crashed runner writes no report; its step has failed.
  if (existsSync(report)) records.push(...playwrightRecords(JSON.parse(readFileSync(report, 'utf8'))))
}

export function bin(path: string): string {
  return join(root, 'node_modules', path)
}

/** Adds a failed step to the list output at the end. */
export function addFailure(title: string): void {
  failures.push(title)
}

/** In seconds, on a machine whose slowness is 1. */
const budget = 600

/**
 * Prints what took how long, the flaky tests, the failed steps and the totals, and ends the process. A run without tests
 * fails.
 */
export function finish(): never {
  if (records.length === 0) addFailure('No test ran')
  printDurations()
  const of = (...statuses: TestRecord['status'][]) =>
    records.filter(({ status }) => statuses.includes(status))
  for (const { name, error } of of('flaky'))
    console.warn(`\n⚠ flaky, passed when repeated: ${name}\n  ${error}`)
  for (const title of failures) console.error(`\n✗ ${title} failed.`)
  const [passed, failed, skipped] = [of('passed', 'flaky'), of('failed'), of('skipped')]
  console.info(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`)
  process.exit(failures.length > 0 ? 1 : 0)
}

function printDurations(): void {
  const line = (name: string, seconds: number) => console.info(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
  console.info('\nSteps')
  for (const { title, seconds } of stepDurations) line(title, seconds)
  console.info('\nSlowest tests')
  const slowest = records.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  for (const { name, seconds } of slowest) line(name, seconds)
  const allowed = budget * slowness()
  const all = performance.now() / 1_000
  console.info(`\n${all.toFixed(0)} s in all, on a machine whose slowness is ${slowness()}`)
  if (process.argv[1]?.endsWith('run.ts') && all > allowed)
    console.warn(
      `⚠ npm test should take at most ${allowed.toFixed(0)} s here. Move what is slow to test:full.`,
    )
}

/** Ends the process with a message, when further steps would be pointless. */
export function fail(message: string): never {
  console.error(`\n✗ ${message}`)
  process.exit(1)
}
