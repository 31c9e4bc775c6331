import { expect, test } from '../../support/fixtures.ts'
import { header, link, small, trigger, wide } from './shell-page.ts'

test.describe('without JavaScript', () => {
  // Without JavaScript, Playwright can't detect the end of an animation.
  test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' })

  test('the menus of a wide screen open, and their links work', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/about')
    await trigger(page, 'Services').click()
    await link(page, 'AI Growth Package').click()
    await expect(page).toHaveURL(/\/services\/growth-package$/)
  })

  test('the language switch stays on the page, and questions expand', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/services')
    await header(page).locator('button:has(abbr)').click()
    await link(page, 'Nederlands').click()
    await expect(page).toHaveURL(/\/nl\/diensten$/)
    await page.goto('/services')
    const question = page.locator('main details').first()
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
  })

  test('the panel of a small screen opens and closes, and its links work', async ({ page }) => {
    await page.setViewportSize(small)
    await page.goto('/about')
    await trigger(page, 'Menu').click()
    await trigger(page, 'Menu').click()
    await expect(link(page, 'Careers')).toBeHidden()
    await trigger(page, 'Menu').click()
    await link(page, 'Careers').click()
    await expect(page).toHaveURL(/\/careers$/)
  })
})
