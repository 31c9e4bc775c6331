import { locales } from '@tidewright/contracts/locales.ts'
import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ reducedMotion: 'reduce' })

// All languages have the same menus; French has the longest words.
for (const { id, languageTag } of locales.filter((locale) => ['en-UK', 'fr'].includes(locale.id))) {
  test(`the open menus in ${languageTag} have no accessibility violations`, {
    tag: id === 'fr' ? '@full' : [],
  }, async ({ page }) => {
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
          const options = colorScheme === 'dark' ? { only: ['color-contrast'] } : {}
          expect
            .soft(await violationsOf(page, 'header', options), `menu ${index}, ${width} px, ${colorScheme}`)
            .toEqual([])
        }
        await page.keyboard.press('Escape')
      }
    }
  })
}

// The root font size is what visitors set in their browser.
for (const { paths, tag } of [
  { paths: ['/', '/nl/diensten'], tag: [] },
  { paths: ['/fr', '/nl/branches', '/nl/contact', '/fr/etudes-de-cas'], tag: '@full' },
])
  test(`text at twice its size fits a phone without scrolling sideways: ${paths}`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
  })

test('the check finds planted violations', async ({ page }) => {
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
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const anchored = page.locator('main a[href="#strategy-call"]').first()
  await page.goto('/resources')
  await anchored.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#strategy-call')).toBeFocused()
})

test('whatever the keyboard reaches has a visible outline', async ({ page }) => {
  for (const path of ['/contact', '/assessment', '/search?q=automation']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const outlines = await page.evaluate(() => {
      const focusable = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')
      return [...focusable].flatMap((element) => {
        element.focus()
        if (document.activeElement !== element || element.tabIndex < 0) return []
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        const isSeen =
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
        return { isSeen, html: element.outerHTML.slice(0, 150) }
      })
    })
    expect.soft(outlines.length, path).toBeGreaterThan(10)
    const unseen = outlines.filter(({ isSeen }) => !isSeen)
    expect.soft(unseen, path).toEqual([])
  }
})
