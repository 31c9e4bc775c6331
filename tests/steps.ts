import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const totals = { passed: 0, failed: 0, skipped: 0 }

type StepOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Shows its output when it has ended, since other steps run beside it. */
  beside?: boolean
}

/** Runs one step of the test command with its output shown; a step that fails ends the run. */
export async function step(title: string, args: string[], options: StepOptions = {}): Promise<void> {
  const start = performance.now()
  if (!options.beside) console.info(`\n▸ ${title}`)
  const child = spawn(process.execPath, args, {
    cwd: join(root, options.cwd ?? '.'),
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      DO_NOT_TRACK: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ...options.env,
    },
    stdio: ['ignore', options.beside ? 'pipe' : 'inherit', options.beside ? 'pipe' : 'inherit'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void printed.push(chunk))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  process.off('exit', end)
  if (options.beside) process.stdout.write(`\n▸ ${title}\n${Buffer.concat(printed)}`)
  console.info(`  ${((performance.now() - start) / 1_000).toFixed(1)} s`)
  if (status !== 0) fail(`${title} failed.`)
}

/** A vitest project of `vitest.config.ts`, or several by a pattern; their results count in the closing line. */
export async function vitest(project: string): Promise<void> {
  const report = join(reports, `vitest-${project.replace('*', '')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await step(`Tests: ${project}`, [bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters])
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  count(numPassedTests, numFailedTests, numPendingTests)
}

/** The tests in a real browser; their results count in the closing line. */
export async function playwright(chromiumPath: string): Promise<void> {
  const report = join(reports, 'playwright.json')
  const env = { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  await step('Tests: browser', [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    cwd: 'tests',
    env,
  })
  const { expected, unexpected, skipped, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats
  count(expected + flaky, unexpected, skipped)
}

export function bin(path: string): string {
  return join(root, 'node_modules', path)
}

function count(passed: number, failed: number, skipped: number) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

/** Prints what ran in all. A run that executed nothing has failed. */
export function close(): void {
  if (totals.passed === 0) fail('No test ran.')
  console.info(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
}

export function fail(message: string): never {
  console.error(`\n✗ ${message}`)
  process.exit(1)
}
