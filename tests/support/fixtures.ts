import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test'
import { startTestStack, type TestStack } from './test-stack.ts'

type TestFixtures = {
  /** The console errors that a test expects; any other one fails it. */
  expectedErrors: RegExp | null
  consoleGuard: undefined
}

/** Chromium logs this when a busy machine is too slow for a view transition; the next page then just appears. */
const givenUpTransition = /^Transition was aborted because of invalid state/

/** Playwright's test with a running copy of the system. */
export const stackTest = base.extend<object, { stack: TestStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const stack = await startTestStack({ worker: parallelIndex })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** A test in Chromium, which fails on an unexpected `console.error`. */
export const test = stackTest.extend<TestFixtures>({
  baseURL: async ({ stack }, use) => use(stack.settings.urls.site),
  /**
   * A page whose scripts run when `goto` returns. Before that, links and forms are plain HTML, which other tests cover.
   */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      const isPage = url.startsWith('/') && response?.headers()['content-type']?.startsWith('text/html')
      if (javaScriptEnabled !== false && isPage && options?.waitUntil !== 'commit') {
        // The offline page has no scripts.
        const running = page.locator('html[data-scripts=running], html:not(:has(script))')
        await running.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => {})
      }
      return response
    }
    await use(page)
  },
  expectedErrors: [null, { option: true }],
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const unexpected: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        const text = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' && !expectedErrors?.test(text)) unexpected.push(text)
      }
      const onError = (webError: WebError) => {
        const { message } = webError.error()
        if (!expectedErrors?.test(message) && !givenUpTransition.test(message)) unexpected.push(message)
      }
      context.on('console', onConsole).on('weberror', onError)
      await use(undefined)
      context.off('console', onConsole).off('weberror', onError)
      expect(unexpected, 'unexpected console errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
