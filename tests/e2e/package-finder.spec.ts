import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

const finder = (page: Page) => page.locator('#package-finder')

async function answer(page: Page, texts: string[]) {
  for (const text of texts) await finder(page).getByRole('radio', { name: text, exact: true }).check()
}

test('three answers lead to a package, with its price next to the saving by the calculator’s formula', async ({
  page,
}) => {
  await page.goto('/services#package-finder')
  await expect(finder(page)).toContainText('Answer the three questions')
  await answer(page, ['One task costs us the most', '3 to 9', '2 to 5'])
  await expect(finder(page).getByRole('heading', { level: 3 })).toHaveText('AI Starter Package')
  await expect(finder(page)).toContainText('From €2,500')
  // 5 people, 3 hours a week each, at €35: 5 × 3 × 0.65 × 4.33 × 35 × 12.
  await expect(finder(page)).toContainText('€17,731')
  await expect(finder(page)).toContainText('€11,821 counted cautiously')
  expect(await violationsOf(page, '#package-finder')).toEqual([])
  // Several tasks, but little work: the smaller package is enough.
  await answer(page, ['Several tasks depend on each other', '1 or 2', 'Fewer than 2'])
  await expect(finder(page).getByRole('heading', { level: 3 })).toHaveText('AI Starter Package')
  await answer(page, ['10 or more'])
  await expect(finder(page).getByRole('link', { name: 'More about' })).toHaveAttribute(
    'href',
    '/services/starter-package',
  )
  await answer(page, ['More than 5'])
  await expect(finder(page).getByRole('heading', { level: 3 })).toHaveText('AI Growth Package')
  await finder(page).getByRole('link', { name: 'Book a call about it' }).click()
  await expect(page.getByLabel('What would you like to talk about?')).toHaveValue(
    /^AI Growth Package\nWhere do you stand\? Several tasks/,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each answer to the first question is a link to a package', async ({ page }) => {
    await page.goto('/fr/services')
    await expect(finder(page).getByRole('radio').first()).toBeHidden()
    await expect(finder(page).getByRole('link')).toHaveText([
      'AI Discovery Sprint',
      'AI Starter Package',
      'AI Growth Package',
      'Success Retainer',
    ])
  })
})

test('the comparison table is read on a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/nl/services')
  const table = page.locator('#side-by-side table')
  const isWider = await table.evaluate((element) => {
    const region = element.closest('section')
    return !region || region.scrollWidth > region.clientWidth
  })
  expect(isWider).toBe(false)
  await expect(table.getByRole('rowheader')).toHaveCount(4)
  await expect(table.getByRole('columnheader')).toHaveCount(5)
})
