import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { anchorOffset, header, headerHeight, link, small, topOf, trigger } from './shell-page.ts'

test.describe('on a small screen', () => {
  test.use({ viewport: small })
  const panelLink = (page: Page) => link(page, 'Healthcare')

  test('the header is 48 px high, and anchors end 64 px below the top', async ({ page }) => {
    await page.goto('/resources')
    expect(await header(page).boundingBox()).toMatchObject({ y: 0, height: headerHeight.small })
    await page.locator('main a[href="#strategy-call"]').first().click()
    await expect.poll(() => topOf(page, '#strategy-call')).toBe(anchorOffset.small)
  })

  test('a booking bar appears if nothing else on the screen leads to the form, and covers neither that nor the focus', async ({
    page,
  }) => {
    const bar = page.locator('.booking-bar')
    await page.goto('/')
    await expect(bar).toBeHidden()
    await page.locator('#comparison').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    const button = bar.getByRole('link', { name: 'Book Your Free Consultation' })
    await expect(button).toHaveAttribute('href', '/contact#book-call')
    const industry = page.locator('#industries a[href$="/manufacturing"]')
    await industry.focus()
    const [focused, covered] = [await industry.boundingBox(), await bar.boundingBox()]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0)
    await page.locator('#book-call').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.locator('#comparison').scrollIntoViewIfNeeded()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Book Your Free Consultation')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('the menu panel prevents the page from scrolling, and closes on Escape, its button and a choice', async ({
    page,
  }) => {
    await page.goto('/about')
    const menu = trigger(page, 'Menu')
    await menu.click()
    await expect(panelLink(page)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Tab')
    await expect(link(page, 'AI Discovery Sprint')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panelLink(page)).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await menu.click()
    await menu.click()
    await expect(panelLink(page)).toBeHidden()
    await menu.click()
    await panelLink(page).click()
    await expect(page).toHaveURL(/\/industries#healthcare$/)
    await expect(panelLink(page)).toBeHidden()
    await trigger(page, 'Menu').click()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect(panelLink(page)).toBeHidden()
  })
})

test('the keyboard moves through the panel link by link, and back', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto('/about')
  const menu = trigger(page, 'Menu')
  await menu.focus()
  await page.keyboard.press('Enter')
  const links = header(page).locator('nav a')
  const count = await links.filter({ visible: true }).count()
  expect(count).toBeGreaterThan(14)
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab')
    await expect(links.filter({ visible: true }).nth(index)).toBeFocused()
    await expect(page.locator(':focus')).toBeInViewport()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/discovery-sprint$/)
  await expect(links.filter({ visible: true })).toHaveCount(0)
})
