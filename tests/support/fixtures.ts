import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test'
import { type Browser, launch } from 'puppeteer-core'
import { limit } from './limit.ts'
import { copyPrepared, isPrepared, startTestStack, type TestStack } from './test-stack.ts'

type TestFixtures = {
  /** The console errors that a test expects; any other one fails it. */
  expectedErrors: RegExp | null
  consoleGuard: undefined
}

/** The Studio logs one of these when a busy machine takes long to load the page in the preview; it connects later. */
const slowPreview = /^Unable to connect to visual editing|^The preview iframe hasn.t finished loading/

/** Chromium logs this when a busy machine is too slow for a view transition; the next page then just appears. */
const givenUpTransition = /^Transition was aborted because of invalid state/

export type WorkerFixtures = {
  /** Whether the system includes the Studio. */
  studio: boolean
  stack: TestStack
  /** One browser context for all tests of the Studio, so that its code loads once. */
  editorsBrowser: BrowserContext
  /** A stock Firefox. */
  firefox: Browser
}

/**
 * Playwright's test with a running copy of the system. All fixtures of workers are declared here, because Playwright
 * starts a new worker, and with it a new system, for a test file with other ones.
 */
export const stackTest = base.extend<object, WorkerFixtures>({
  studio: [false, { option: true, scope: 'worker' }],
  stack: [
    async ({ studio }, use, { parallelIndex }) => {
      if (process.env.TEST_STACK_PREPARED && parallelIndex > 0 && !isPrepared(parallelIndex))
        await copyPrepared(parallelIndex)
      const stack = await startTestStack({ studio, worker: parallelIndex, metrics: true })
      await use(stack)
      await stack.stop()
    },
    // Without a prepared system, this builds the site and the Studio.
    { scope: 'worker', timeout: limit(1_200_000) },
  ],
  editorsBrowser: [
    async ({ browser, stack }, use) => {
      const context = await browser.newContext({ baseURL: stack.settings.urls.site })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      // Smooth scrolling would move what a click aims at.
      const firefox = await launchFirefox({ 'ui.prefersReducedMotion': 1 })
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker' },
  ],
})

export function launchFirefox(preferences: Record<string, number>): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'
  return launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
    timeout: limit(120_000),
  })
}

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
        await running.waitFor({ state: 'attached', timeout: limit(30_000) })
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
        if (message.type() === 'error' && !expectedErrors?.test(text) && !slowPreview.test(text))
          unexpected.push(text)
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
