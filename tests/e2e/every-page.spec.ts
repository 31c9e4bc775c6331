import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '@tidewright/contracts/locales.ts'
import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { skippedLevels } from '../support/headings.ts'
import { limit } from '../support/limit.ts'
import { pathsOf, twoOfEachFolder } from './paths.ts'

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

const runs = [
  {
    id: 'en-UK' as const,
    languageTag: 'en-GB',
    title: 'two pages of each folder',
    choose: twoOfEachFolder,
    tag: [],
  },
  ...locales.map((locale) => ({
    ...locale,
    title: 'every page',
    choose: (paths: string[]) => paths,
    tag: '@full',
  })),
]

for (const { id, languageTag, title, choose, tag } of runs) {
  // The slowest rule; every language has the colours of English.
  const without = id === 'en-UK' ? [] : ['color-contrast']
  test(`${title} in ${languageTag}: no accessibility violations, fits 320 px, requests no other host and stores nothing in the browser`, {
    tag,
  }, async ({ context, stack }) => {
    test.setTimeout(limit(900_000))
    const { site, backend } = stack.settings.urls
    const thirdParty = thirdPartyRequests(context, [site, backend])
    const paths = choose(await pathsOf(id, site))
    expect(paths.length).toBeGreaterThan(20)
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
      expect.soft(await violationsOf(page, 'html', { without }), path).toEqual([])
      if (id === 'en-UK') {
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
