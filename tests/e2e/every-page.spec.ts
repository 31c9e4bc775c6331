import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '@tidewright/contracts/locales.ts'
import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { skippedLevels } from '../support/headings.ts'
import { limit } from '../support/limit.ts'
import { firstOfEachFolder, pathsOf } from './paths.ts'

// Includes the "not found" page.
test.use({ expectedErrors: /status of 404.*no-such-page/, reducedMotion: 'reduce' })

/** Collects the requests of pages to other hosts. */
function thirdPartyRequests(context: BrowserContext, own: string[]): string[] {
  const thirdParty: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!own.some((origin) => url.startsWith(`${origin}/`)) && !url.startsWith('data:')) thirdParty.push(url)
  })
  return thirdParty
}

/** Waits for a page that was never served: it is unavailable while a busy machine's lake takes too long. */
async function untilAvailable(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).status, url).not.toBe(503)
}

/** What `tests/components` can't check: colours, sizes, and the page as a whole. */
const browserRules = [
  'bypass',
  'color-contrast',
  'duplicate-id-aria',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

const all = (paths: string[]) => paths
const runs = [
  {
    id: 'en-UK' as const,
    languageTag: 'en-GB',
    title: 'two pages of each folder',
    choose: (paths: string[]) => firstOfEachFolder(paths, 2),
    chooseForAxe: (paths: string[]) => firstOfEachFolder(paths, 1),
    /** All rules on one page, for the header and the footer. */
    axeOptions: (path: string) => (path === '/' ? {} : { only: browserRules }),
    chooseForDark: () => ['/', '/contact', '/industries', '/resources', '/services'],
    tag: [],
  },
  ...locales.map((locale) => ({
    ...locale,
    title: 'every page',
    choose: all,
    chooseForAxe: all,
    // The slowest rule; every language has the colours of English.
    axeOptions: () => (locale.id === 'en-UK' ? {} : { without: ['color-contrast'] }),
    chooseForDark: (paths: string[]) => (locale.id === 'en-UK' ? paths : []),
    tag: '@full',
  })),
]

for (const { id, languageTag, title, tag, ...run } of runs) {
  test(`${title} in ${languageTag}: no accessibility violations, fits 320 px, requests no other host and stores nothing in the browser`, {
    tag,
  }, async ({ context, stack }) => {
    test.setTimeout(limit(900_000))
    const { site, backend } = stack.settings.urls
    const thirdParty = thirdPartyRequests(context, [site, backend])
    const paths = run.choose(await pathsOf(id, site))
    expect(paths.length).toBeGreaterThan(20)
    const forAxe = new Set(run.chooseForAxe(paths))
    const forDark = new Set(run.chooseForDark(paths))
    expect(forDark.difference(forAxe)).toEqual(new Set())
    const check = async (page: Page, path: string) => {
      await untilAvailable(site + path)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      expect.soft(await page.locator('html').getAttribute('lang'), path).toBe(languageTag)
      expect.soft(await page.locator('h1').count(), path).toBe(1)
      const levels = await page
        .locator('main :is(h1, h2, h3, h4, h5)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
      expect.soft(skippedLevels(levels), path).toEqual([])
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      if (forAxe.has(path))
        expect.soft(await violationsOf(page, 'html', run.axeOptions(path)), path).toEqual([])
      if (forDark.has(path)) {
        await page.emulateMedia({ colorScheme: 'dark' })
        expect
          .soft(await violationsOf(page, 'html', { only: ['color-contrast'] }), `${path}, dark`)
          .toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
      // As with 400 % zoom on a wide screen.
      await page.setViewportSize({ width: 320, height: 256 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${path} at 320 px`).toBeLessThanOrEqual(320)
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect.soft(stored, path).toEqual([])
    }
    // Two pages at a time: axe uses a whole core.
    const walk = async (page: Page) => {
      for (let path = paths.shift(); path; path = paths.shift()) await check(page, path)
    }
    await Promise.all([walk(await context.newPage()), walk(await context.newPage())])
    expect(thirdParty).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}
