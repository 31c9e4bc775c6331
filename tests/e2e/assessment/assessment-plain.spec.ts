import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { withoutScripts } from '../../support/test-stack.ts'

const onPage = (page: Page) => page.locator('#assessment')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all questions on the page, and the server renders the result', async ({ page }) => {
    await page.goto('/assessment')
    await onPage(page).locator('summary').click()
    for (const [question, option] of [
      ['current_automation', '3'],
      ['time_spent', '2'],
      ['pain_points', 'other'],
      ['tech_comfort', '0'],
    ])
      await page.locator(`[name=${question}][value="${option}"]`).check()
    await page.getByRole('button', { name: 'Get Results' }).click()
    // Other needs a text: the form comes back with the selected options.
    await expect(page).toHaveURL(/\/assessment\/result\?/)
    await expect(page.getByRole('alert')).toContainText('Please answer every question.')
    await expect(page.locator('[name=time_spent][value="2"]')).toBeChecked()
    await expect(page.locator('[name=pain_points][value=other]')).toBeChecked()
    await page.getByPlaceholder('Please specify...').fill('Ada’s own words')
    await page.getByRole('button', { name: 'Get Results' }).click()
    // 4 + 3 + 2 for Other + 1 of 16 points.
    await expect(page).toHaveURL(/\/assessment\/result\?score=6$/)
    await expect(page.getByRole('heading', { name: '6 out of 10' })).toContainText('AI Ready')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Copy the result' })).toBeHidden()
    await page.getByRole('link', { name: 'Take the assessment again' }).click()
    await expect(page).toHaveURL(/\/assessment$/)
  })

  for (const { paths, tag } of [
    { paths: ['/assessment', '/fr/evaluation'], tag: [] },
    { paths: ['/es/evaluacion', '/it/valutazione', '/nl/ai-scan'], tag: '@full' },
  ])
    test(`the start button is on the first screen of a phone: ${paths}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of paths) {
        await page.goto(path)
        await expect(onPage(page).locator('summary'), path).toBeInViewport({ ratio: 1 })
      }
    })

  test('the form stays in its language', async ({ page }) => {
    await page.goto('/it/valutazione')
    await onPage(page).locator('summary').click()
    for (const question of ['current_automation', 'time_spent', 'pain_points', 'tech_comfort'])
      await page.locator(`[name=${question}][value="0"]`).check()
    await page.getByRole('button', { name: 'Vedi il risultato' }).click()
    await expect(page).toHaveURL(/\/it\/assessment\/result\?score=4$/)
    await expect(page.getByRole('heading', { name: '4 su 10' })).toBeVisible()
  })
})

test.describe('with scripts that fail to load', () => {
  test.use({ expectedErrors: /Failed to load|net::ERR|status of 404|MIME type \('text\/plain'\)/ })

  test('the plain form opens instead of the first question', async ({ page, stack }) => {
    await page.goto('/assessment')
    const start = onPage(page).getByRole('button', { name: 'Start Assessment' })
    await expect(start).toBeVisible()
    await withoutScripts(stack, async () => {
      await start.click()
      await expect(page.locator('[name=current_automation]').first()).toBeVisible()
    })
  })
})
