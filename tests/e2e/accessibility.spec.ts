import type { Page } from '@playwright/test'
import { locales } from '@tidewright/schemas/locales.ts'
import { violationsOf } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { skippedLevels } from '../headings.ts'
import { pathsOf } from './paths.ts'

// The page for what is not found is one of them.
test.use({ expectedErrors: /status of 404.*no-such-page/, reducedMotion: 'reduce' })

for (const { id, languageTag } of locales) {
  test(`every page under ${languageTag} is free of axe violations and fits 320 px, at 400 % of a wide screen too`, async ({
    context,
    stack,
  }) => {
    test.setTimeout(300_000)
    const paths = await pathsOf(id, stack.settings.urls.site)
    expect(paths.length).toBeGreaterThan(20)
    // Two pages at a time: axe keeps one core busy.
    const walk = async (page: Page) => {
      for (let path = paths.shift(); path; path = paths.shift()) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        expect.soft(await page.locator('html').getAttribute('lang'), path).toBe(languageTag)
        expect.soft(await page.locator('h1').count(), path).toBe(1)
        const levels = await page
          .locator('main :is(h1, h2, h3, h4, h5)')
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
        expect.soft(skippedLevels(levels), path).toEqual([])
        expect.soft(await violationsOf(page), path).toEqual([])
        if (id === 'en-UK') {
          await page.emulateMedia({ colorScheme: 'dark' })
          expect.soft(await violationsOf(page, 'html', ['color-contrast']), `${path}, dark`).toEqual([])
          await page.emulateMedia({ colorScheme: 'light' })
        }
        await page.setViewportSize({ width: 320, height: 256 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `${path} at 320 px`).toBeLessThanOrEqual(320)
      }
    }
    await Promise.all([walk(await context.newPage()), walk(await context.newPage())])
  })
}

// The others have the same menus; French has the longest words.
for (const { id, languageTag } of locales.filter((locale) => ['en-UK', 'fr'].includes(locale.id))) {
  test(`the open menus under ${languageTag} are free of axe violations`, async ({ page }) => {
    await page.goto(id === 'en-UK' ? '/about' : `/${id}/about`)
    const openers = page.locator('header button[popovertarget]')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const shown = openers.filter({ visible: true })
      const count = await shown.count()
      expect(count).toBeGreaterThan(0)
      for (let index = 0; index < count; index++) {
        await shown.nth(index).click()
        await expect(page.locator('header :popover-open')).toHaveCount(1)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect
            .soft(await violationsOf(page, 'header'), `menu ${index}, ${width} px, ${colorScheme}`)
            .toEqual([])
        }
        await page.keyboard.press('Escape')
      }
    }
  })
}

test('the check finds what is planted', async ({ page }) => {
  const small = '<button style="width:9px;height:9px;padding:0;border:0" aria-label="x"></button>'
  await page.setContent(
    `<html lang="en"><title>Planted</title><main><h1>Planted</h1>
    <img src="data:,"><p style="color:#ccc;background:#fff">Pale</p><div>${small.repeat(4)}</div></main></html>`,
  )
  const found = (await violationsOf(page)).map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'target-size']))
})

test('the keyboard reaches the content by the skip link', async ({ page }) => {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle') // with the code that follows links
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const anchored = page.locator('main a[href="#strategy-call"]').first()
  await page.goto('/resources')
  await page.waitForLoadState('networkidle')
  await anchored.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#strategy-call')).toBeFocused()
})
