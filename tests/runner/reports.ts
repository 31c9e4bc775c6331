import { appendFileSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { Reporter, TestCase } from 'vitest/node'

/** What a run says of one test. A flaky one failed first and passed when it was repeated. */
export type TestRecord = {
  name: string
  status: 'passed' | 'failed' | 'skipped' | 'flaky'
  seconds: number
  /** The first line of the first error. */
  error: string
}

/** A reporter of vitest that adds each test to the file in `TEST_RECORDS_FILE`, as a line of JSON. */
export default class TestRecordReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    const diagnostic = test.diagnostic()
    const record: TestRecord = {
      name: `${test.module.relativeModuleId}: ${test.fullName}`,
      status: diagnostic?.flaky ? 'flaky' : state === 'pending' ? 'failed' : state,
      seconds: (diagnostic?.duration ?? 0) / 1_000,
      error: firstLine(errors?.[0]?.message),
    }
    appendFileSync(process.env.TEST_RECORDS_FILE ?? '/dev/null', `${JSON.stringify(record)}\n`)
  }
}

/** The tests in a JSON report of Playwright. */
export function playwrightRecords({ suites }: JSONReport): TestRecord[] {
  return suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}:${line}: ${title}`,
      status: statuses[status],
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      error: firstLine(results.find(({ error }) => error)?.error?.message),
    })),
  )
}

const statuses = { expected: 'passed', unexpected: 'failed', skipped: 'skipped', flaky: 'flaky' } as const

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? ''
}
