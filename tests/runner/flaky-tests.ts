import { appendFileSync } from 'node:fs'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { Reporter, TestCase } from 'vitest/node'

/** A test that failed first and passed when it was repeated. */
export type FlakyTest = { name: string; error: string }

/** Writes each flaky test of a vitest run to the file in `FLAKY_TESTS_FILE`, as a line of JSON; its JSON report has none. */
export default class FlakyTestReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env.FLAKY_TESTS_FILE
    if (!file || !test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const flaky: FlakyTest = {
      name: `${test.module.relativeModuleId}: ${test.fullName}`,
      error: firstLine(error?.message),
    }
    appendFileSync(file, `${JSON.stringify(flaky)}\n`)
  }
}

/** The flaky tests in a JSON report of Playwright. */
export function flakyTestsIn({ suites }: JSONReport): FlakyTest[] {
  return suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        name: `${file}:${line}: ${title}`,
        error: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
  )
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? ''
}
