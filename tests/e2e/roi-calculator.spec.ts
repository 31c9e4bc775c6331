import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const result = (page: Page, name: string) => page.locator(`#roi-calculator [data-result="${name}"]`)

test.describe('ROI calculator', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('starts with the figures of the specification and recalculates on every input', async ({ page }) => {
    await page.goto('/#roi-calculator')
    await expect(result(page, 'hoursSaved')).toHaveText('1,267')
    await expect(result(page, 'monthlySavings')).toHaveText('€44,328')
    await expect(result(page, 'annualSavings')).toHaveText('€531,941')
    await expect(result(page, 'roiMonths')).toHaveText('0.3 months')

    const employees = page.getByLabel('Employees', { exact: true })
    await employees.fill('')
    await expect(result(page, 'monthlySavings')).toHaveText('€0')
    await expect(result(page, 'roiMonths')).toHaveText('Not at these figures')
    await employees.fill('10')
    await expect(result(page, 'hoursSaved')).toHaveText('507')
    // A negative number is ignored: the last valid one stays.
    await employees.fill('-3')
    await expect(employees).toHaveValue('10')
    await expect(result(page, 'hoursSaved')).toHaveText('507')
  })

  test('reports a calculation with savings to analytics once typing has settled', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'recordedEvents', [])
      window.addEventListener('analytics', ({ detail }) => Reflect.get(window, 'recordedEvents').push(detail))
    })
    const events = () => page.evaluate(() => Reflect.get(window, 'recordedEvents'))
    await page.clock.install()
    await page.goto('/#roi-calculator')
    const employees = page.getByLabel('Employees', { exact: true })
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(1_100)
    await employees.fill('0')
    await page.clock.runFor(1_100)
    expect(await events()).toEqual([])
    await employees.fill('1')
    await page.clock.runFor(500)
    await employees.fill('12')
    await page.clock.runFor(900)
    expect(await events()).toEqual([])
    await page.clock.runFor(200)
    expect(await events()).toEqual([{ name: 'calculate', source: 'roi_calculator' }])
  })

  test('links to the industries page if another industry is selected', async ({ page }) => {
    await page.goto('/#roi-calculator')
    await page.getByLabel('Industry', { exact: true }).selectOption('financial-services')
    await expect(result(page, 'hoursSaved')).toHaveText('1,478')
    await expect(page.locator('#industries')).toBeInViewport()
  })

  test('shares a calculation by a link, and confirms that it is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/resources')
    await page.getByLabel('Employees', { exact: true }).fill('8')
    await page.getByRole('button', { name: 'Copy a link to this calculation' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy a link' })).toBeVisible()
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(page.getByLabel('Employees', { exact: true })).toHaveValue('8')
    await expect(result(page, 'hoursSaved')).toHaveText('405')
  })

  test('copies the link if the browser refuses clipboard access', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Copy a link to this calculation' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  })

  test('is translated and formats numbers for the locale', async ({ page }) => {
    await page.goto('/fr#roi-calculator')
    await expect(page.getByLabel('Salariés')).toHaveValue('25')
    await expect(page.getByRole('button', { name: 'Copier un lien vers ce calcul' })).toBeVisible()
  })

  test('shows the specification’s example without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/')
    await expect(result(page, 'annualSavings')).toHaveText('€531,941')
    await context.close()
  })
})
