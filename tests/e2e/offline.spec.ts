import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

/** Waits until the offline pages of all languages are cached. */
async function ready(page: Page): Promise<void> {
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/nl/offline')) !== undefined))
    .toBe(true)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection, a styled page in the visitor’s language says so', async ({ page, context }) => {
    await ready(page)
    await context.setOffline(true)
    await page.goto('/fr/services')
    await expect(page.locator('h1')).toHaveText('Vous êtes hors ligne')
    expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain('heading')
    await page.goto('/fr')
    await expect(page.locator('h1')).toHaveText('Vous êtes hors ligne')
    // It needs no script: the browser may have only some of them cached.
    await expect(page.locator('script')).toHaveCount(0)
    await page.goto('/careers')
    await expect(page.locator('h1')).toHaveText('You’re offline')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.locator('h1')).toHaveText('Make someone’s Monday shorter')
  })

  test('a form posted without a connection is left to the browser, which can send it again', async ({
    page,
    context,
  }) => {
    await ready(page)
    await page.goto('/fr/newsletter/confirm?token=any')
    await context.setOffline(true)
    await page.locator('form[action="/api/forms/newsletter-confirmation"] button').click()
    await expect(page).toHaveURL(/^chrome-error:/)
  })
})

test('a form sent without a connection keeps its values and says why', async ({ page, context }) => {
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Eva Example')
  await page.getByLabel('Work email').fill('eva@quay.example')
  await page.getByLabel('Company').fill('Quay')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Book my consultation' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Eva Example')
})
