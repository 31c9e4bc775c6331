import { defineConfig } from '@playwright/test'
import { findChromium } from './runner/browser.ts'
import type { WorkerFixtures } from './support/fixtures.ts'
import { limit } from './support/limit.ts'

/** What Playwright turns off in Chromium; it has to be said again, since the last list is the one that holds. */
const offByPlaywright = [
  'AutoDeElevate',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

/** The menus of the address bar, pages that Chromium loads for every window, at twice the cost of the window itself. */
const addressBarMenus = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Each worker starts a copy of the system, which includes the Studio only for tests of it. A worker's tests run one after
 * the other, and each leaves the system as it was.
 */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  projects: [
    // First, because its tests are long, and on one worker, because loading the Studio takes as long as a test.
    { name: 'studio', testMatch: 'studio/**/*.spec.ts', workers: 1, use: { studio: true } },
    {
      name: 'site',
      testMatch: ['attacks', 'e2e', 'faults', 'firefox', 'soak'].map((suite) => `${suite}/**/*.spec.ts`),
    },
  ],
  // Outages, attacks and the whole Studio are tested one at a time. Visitors' journeys wait more than they compute, so
  // the runner gives them two workers.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails once on a busy machine is repeated, and listed as flaky at the end of the run.
  retries: process.env.CI ? 2 : 0,
  maxFailures: process.env.CI ? 20 : 3,
  timeout: limit(240_000),
  expect: { timeout: limit(40_000) },
  // Another run at the same time keeps its own.
  outputDir: `../test-results/${process.env.TEST_PORT_OFFSET ?? 0}`,
  use: {
    // A trace costs a fifth of the time; `npx playwright test --trace on` in this folder makes one of a first try.
    trace: 'on-first-retry',
    // Playwright takes one at the end of every test, half a second of the browser's time, to keep it if the test failed.
    screenshot: 'off',
    // Every test would install the worker in a browser context of its own, and fetch the five offline pages. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // An emulated graphics card makes the tests a tenth slower.
        '--disable-gpu',
        '--disable-software-rasterizer',
        `--disable-features=${[...offByPlaywright, ...addressBarMenus]}`,
      ],
    },
  },
})
