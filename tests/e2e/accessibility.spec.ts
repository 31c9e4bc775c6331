import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'

const pages = [
  '/',
  '/services',
  '/services/growth-package',
  '/services/success-retainer',
  '/solutions',
  '/industries',
  '/about',
  '/contact',
  '/resources',
  '/careers',
  '/legacy',
  '/privacy-policy',
  '/insights/sme-advantage',
  '/no-such-page',
  '/contact/received',
  '/contact/retry',
  '/fr',
  '/nl/contact',
  '/es/insights/sme-advantage',
]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// The page for what is not found is one of them.
test.use({ expectedErrors: /status of 404/ })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    for (const path of pages) {
      test(`${path} has no axe violations`, async ({ page }) => {
        await page.goto(path)
        const languages = page.locator('header button:has(abbr)')
        if (await languages.isVisible()) await languages.click()
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
        expect(violations).toEqual([])
      })
    }
  })
}

for (const path of pages) {
  test(`${path} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('the keyboard reaches the content by the skip link', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
