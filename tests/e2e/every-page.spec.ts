import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '@tidewright/schemas/locales.ts'
import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { skippedLevels } from '../support/headings.ts'
import { pathsOf } from './paths.ts'

// The page for what is not found is one of them.
test.use({ expectedErrors: /status of 404.*no-such-page/, reducedMotion: 'reduce' })

/** What pages ask of hosts that are not the firm's own, as it happens. */
function foreignRequests(context: BrowserContext, own: string[]): string[] {
  const foreign: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!own.some((origin) => url.startsWith(`${origin}/`)) && !url.startsWith('data:')) foreign.push(url)
  })
  return foreign
}

for (const { id, languageTag } of locales) {
  test(`every page under ${languageTag} is free of axe violations, fits 320 px, asks no other host and keeps nothing in the browser`, async ({
    context,
    stack,
  }) => {
    test.setTimeout(300_000)
    const { site, backend } = stack.settings.urls
    const foreign = foreignRequests(context, [site, backend])
    const paths = await pathsOf(id, site)
    expect(paths.length).toBeGreaterThan(20)
    const seen = new Set<string>()
    const check = async (page: Page, path: string) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      // The address of the English page leads to the translated one, which is another one of them.
      if (seen.has(page.url())) return
      seen.add(page.url())
      expect.soft(await page.locator('html').getAttribute('lang'), path).toBe(languageTag)
      expect.soft(await page.locator('h1').count(), path).toBe(1)
      const levels = await page
        .locator('main :is(h1, h2, h3, h4, h5)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
      expect.soft(skippedLevels(levels), path).toEqual([])
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      expect.soft(await violationsOf(page), path).toEqual([])
      if (id === 'en-UK') {
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await violationsOf(page, 'html', ['color-contrast']), `${path}, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
      // As 400 % of a wide screen.
      await page.setViewportSize({ width: 320, height: 256 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${path} at 320 px`).toBeLessThanOrEqual(320)
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect.soft(kept, path).toEqual([])
    }
    // Two pages at a time: axe keeps one core busy.
    const walk = async (page: Page) => {
      for (let path = paths.shift(); path; path = paths.shift()) await check(page, path)
    }
    await Promise.all([walk(await context.newPage()), walk(await context.newPage())])
    expect(foreign).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}
