import type { Page } from '@playwright/test'
import { startBackend } from '../../cli/stack/stack.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailsAbout } from '../support/inbox.ts'
import { killService } from '../support/test-stack.ts'

const problem = 'There was a problem submitting your request. Please try again.'

async function fill(page: Page, email: string): Promise<void> {
  await page.goto('/contact')
  await page.locator('[name=name]').fill('Eva Example')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=company]').fill('Example & Sons')
}

test.describe('with the backend down', () => {
  // A failed request logs an error in the browser's console; nothing else may.
  test.use({ expectedErrors: /Failed to load resource/, contextOptions: { reducedMotion: 'reduce' } })

  test.beforeEach(({ stack }) => killService(stack, 'backend'))
  test.afterEach(async ({ stack }) => {
    if (!stack.processes.child('backend')) await startBackend(stack.settings, stack.processes)
  })

  test('serves every page; a request says that it failed, keeps the input, and succeeds afterwards', {
    tag: '@smoke',
  }, async ({ page, stack }) => {
    for (const path of ['/', '/services', '/fr/contact', '/insights/sme-advantage']) {
      expect((await page.request.get(path)).status(), path).toBe(200)
    }
    await fill(page, 'eva@example-sons.example')
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible()
    await expect(page.locator('[name=email]')).toHaveValue('eva@example-sons.example')
    await expect(page).toHaveURL(/\/contact$/)
    await startBackend(stack.settings, stack.processes)
    expect(await mailsAbout(stack, 'eva@example-sons.example')).toBe(0)
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page.getByRole('heading', { name: /We’ve got your request/ })).toBeVisible()
    await expect.poll(() => mailsAbout(stack, 'eva@example-sons.example')).toBe(1)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('shows the form again with its values and a message, and succeeds afterwards', async ({
      page,
      stack,
    }) => {
      await fill(page, 'eva@no-script.example')
      await page.locator('main form button').click()
      await expect(page).toHaveURL(/\/contact\/retry$/)
      await expect(page.locator('main')).toContainText(problem)
      await expect(page.locator('[name=email]')).toHaveValue('eva@no-script.example')
      await startBackend(stack.settings, stack.processes)
      await page.locator('main form button').click()
      await expect(page).toHaveURL(/\/contact\/received$/)
      await expect.poll(() => mailsAbout(stack, 'eva@no-script.example')).toBe(1)
    })
  })
})
