import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPortFree } from '../../local/http/ports.ts'
import { testPorts } from '../support/test-stack.ts'
import { type FlakyTest, flakyTestsIn } from './flaky-tests.ts'

export const root = join(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const flaky: FlakyTest[] = []

type StepOptions = {
  cwd?: string
  env?: Record<string, string>
  /** Prints the output when the step has ended, because other steps run at the same time. */
  concurrent?: boolean
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
  console.info(`  ${((performance.now() - start) / 1_000).toFixed(1)} s`)
  if (status !== 0) addFailure(title)
  return status === 0
}

/** Runs a vitest project of `vitest.config.ts`, or several matching a pattern, and counts its tests. */
export async function vitest(project: string): Promise<void> {
  const report = join(reports, `vitest-${project.replace('*', '')}.json`)
  const flakyTestsFile = `${report}.flaky`
  const flakyReporter = join(import.meta.dirname, 'flaky-tests.ts')
  const reporters = ['default', 'json', flakyReporter].map((reporter) => `--reporter=${reporter}`)
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${report}`]
  await step(`Tests: ${project}`, [bin('vitest/vitest.mjs'), ...args], {
    env: { FLAKY_TESTS_FILE: flakyTestsFile },
  })
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(report)
  count(numPassedTests, numFailedTests, numPendingTests)
  if (existsSync(flakyTestsFile)) {
    const lines = readFileSync(flakyTestsFile, 'utf8').trim().split('\n')
    flaky.push(...lines.map((line): FlakyTest => JSON.parse(line)))
  }
}

type PlaywrightOptions = { title: string; args?: string[]; env: Record<string, string> }

let prepared: Promise<boolean> | undefined

/** Builds the site and the Studio and imports the content, once in a run, on ports that nothing else uses. */
async function prepare(): Promise<boolean> {
  process.env.TEST_PORT_OFFSET ??= String(await freePortOffset())
  return step('Site, Studio and content', [join(root, 'tests/runner/prepare.ts')], {
    env: { SITE_TYPES_CHECKED: 'yes' },
  })
}

async function freePortOffset(): Promise<number> {
  for (let offset = 0; offset < 90; offset++) {
    const isFree = Object.values(testPorts(0, offset)).map((port) => isPortFree(port))
    if ((await Promise.all(isFree)).every(Boolean)) return offset
  }
  return fail('No ports from 13000 are free. Stop other copies, or set TEST_PORT_OFFSET.')
}

/** Runs browser tests and counts them. */
export async function playwright({ title, args = [], env }: PlaywrightOptions): Promise<void> {
  prepared ??= prepare()
  if (!(await prepared)) return
  const report = join(reports, `playwright-${title}.json`)
  await step(`Tests: ${title}`, [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], {
    cwd: 'tests',
    env: { ...env, TEST_STACK_PREPARED: 'yes', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { stats, ...result } = readReport(report)
  count(stats.expected + stats.flaky, stats.unexpected, stats.skipped)
  flaky.push(...flakyTestsIn(result))
}

export function bin(path: string): string {
  return join(root, 'node_modules', path)
}

/** Adds a failed step to the list output at the end. */
export function addFailure(title: string): void {
  failures.push(title)
}

/** Prints the flaky tests, the failed steps and the totals, and ends the process. A run without tests fails. */
export function finish(): never {
  if (totals.passed === 0) addFailure('No test ran')
  for (const { name, error } of flaky) console.warn(`\n⚠ flaky, passed when repeated: ${name}\n  ${error}`)
  for (const title of failures) console.error(`\n✗ ${title} failed.`)
  console.info(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
  process.exit(failures.length > 0 ? 1 : 0)
}

/** Ends the process with a message, when further steps would be pointless. */
export function fail(message: string): never {
  console.error(`\n✗ ${message}`)
  process.exit(1)
}

/** A crashed runner writes no report; its step has already failed. */
function readReport(path: string) {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  const stats = { expected: 0, unexpected: 0, skipped: 0, flaky: 0 }
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { ...none, stats, suites: [] }
  }
}

function count(passed: number, failed: number, skipped: number) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}
