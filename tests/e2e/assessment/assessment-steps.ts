import type { Locator, Page } from '@playwright/test'
import { expect } from '../../support/fixtures.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const onPage = (page: Page) => page.locator('#assessment')
export const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

export async function openDialog(page: Page, path = '/') {
  await page.goto(path)
  await page.locator('main a[data-dialog=assessment]').first().click()
  await expect(dialog(page)).toBeVisible()
}

export async function startOnPage(page: Page, path = '/assessment') {
  await page.goto(path)
  await onPage(page).getByRole('button', { name: 'Start Assessment' }).click()
  await expect(onPage(page).getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused()
}

/** Answers the questions by option number, and requests the result. */
export async function answer(within: Locator, options: number[]) {
  for (const [index, option] of options.entries()) {
    await within.getByRole('radio').nth(option).check()
    await within.locator('form:has(fieldset) button[type=submit]').click()
    if (index < 3) await expect(within.getByRole('group').getByRole('heading')).toContainText(`${index + 2}`)
  }
}
