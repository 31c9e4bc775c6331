/**
 * `npm run screenshots`: full-page screenshots of every page on a phone and on a wide screen, light and dark, and of
 * the home page in every language, in test-results/screenshots. Prints each page's length and whether it exceeds its
 * limit. `npm run screenshots -- --site http://localhost:3000 --only /careers` takes one page of a running copy.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { isLocaleId } from '@tidewright/contracts/locales.ts'
import { longestPages } from '../e2e/longest-pages.ts'
import { pathsOf } from '../e2e/paths.ts'
import playwrightConfig from '../playwright.config.ts'
import { ensureChromium } from '../runner/browser.ts'
import { fail } from '../runner/steps.ts'
import { startTestStack } from '../support/test-stack.ts'

const folder = join(import.meta.dirname, '../../test-results/screenshots')
const widths = [390, 1440]
const schemes = ['light', 'dark'] as const

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string' },
    locale: { type: 'string', default: 'en-UK' },
  },
})
const { locale, only } = values
if (!isLocaleId(locale)) fail(`Unknown locale "${locale}".`)

mkdirSync(folder, { recursive: true })
const stack = values.site ? null : await startTestStack()
const site = values.site ?? stack?.settings.urls.site ?? ''
const browser = await chromium.launch({
  ...playwrightConfig.use?.launchOptions,
  executablePath: ensureChromium(),
})
try {
  const all = [...(await pathsOf(locale, site)), ...longestPages.map(({ path }) => path)]
  const paths = [...new Set(all)].filter((path) => !only || path === only)
  if (paths.length === 0) fail(`Unknown page ${only}.`)
  for (const path of paths) {
    for (const width of widths) for (const scheme of schemes) await take(browser, path, width, scheme)
  }
} finally {
  await browser.close()
  await stack?.stop()
}

async function take(from: Browser, path: string, width: number, colorScheme: 'light' | 'dark') {
  const page = await from.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await page.goto(site + path)
  // Load lazy images.
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) {
      image.loading = 'eager'
      await image.decode().catch(() => {})
    }
  })
  const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`
  await page.screenshot({ path: join(folder, name), fullPage: true })
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.close()
  const limit = longestPages.find((entry) => entry.path === path && entry.width === width)?.longest
  const overLimit = limit && length > limit ? `, over its limit of ${limit} px` : ''
  console.info(`test-results/screenshots/${name}: ${length} px${overLimit}`)
}
