import type { Page } from '@playwright/test'
import { recordEvents } from '../support/analytics-events.ts'
import { pauseClock } from '../support/clock.ts'
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
    await expect(result(page, 'roiMonths')).toHaveText('Never, at these figures')
    await employees.fill('10')
    await expect(result(page, 'hoursSaved')).toHaveText('507')
    // A negative number is ignored: the last valid one stays.
    await employees.fill('-3')
    await expect(employees).toHaveValue('10')
    await expect(result(page, 'hoursSaved')).toHaveText('507')
    // Browsers that know no decimal comma would drop it from a number field.
    const hours = page.getByLabel('Manual hours per employee per week')
    await hours.fill('12,5')
    await expect(result(page, 'hoursSaved')).toHaveText('422')
    await hours.press('ArrowDown')
    await expect(hours).toHaveValue('12')
    await expect(result(page, 'hoursSaved')).toHaveText('405')
  })

  test('says what is impossible, and introduces the example as one', async ({ page }) => {
    await page.goto('/resources')
    const calculator = page.locator('#roi-calculator')
    await expect(calculator).toContainText('An example: a company of 25. Enter your own numbers.')
    await expect(calculator).toContainText('€531,941 a year, or €354,627 if we count cautiously')
    await page.getByLabel('Hourly cost in euros').fill('99999999999999')
    await page.getByLabel('Manual hours per employee per week').fill('400')
    await expect(calculator.getByRole('alert')).toHaveText([
      'More than 1,000 euros an hour can’t be right. Enter what one hour of one employee costs. The result still uses 35.',
      'A week has 168 hours. Enter the manual hours of one employee. The result still uses 15.',
    ])
    await expect(result(page, 'annualSavings')).toHaveText('€531,941')
    await page.getByLabel('Employees', { exact: true }).fill('8')
    await expect(calculator).toContainText('Your result')
    await expect(calculator).not.toContainText('An example')
  })

  test('takes the numbers along to the booking form and the assessment, and sends none of them', async ({
    page,
  }) => {
    const posted: string[] = []
    page.on('request', (request) => posted.push(request.url() + (request.postData() ?? '')))
    await page.goto('/resources')
    await page.getByLabel('Employees', { exact: true }).fill('1')
    await page.getByLabel('Manual hours per employee per week').fill('12')
    // The example has the same links, and nothing to share.
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    await page.getByRole('link', { name: 'Use them in the assessment' }).click()
    const dialog = page.getByRole('dialog').last()
    await dialog.getByRole('button', { name: 'Start Assessment' }).click()
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByRole('radio', { name: '11 to 20' })).toBeChecked()
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Book a call with these numbers' }).click()
    await expect(dialog.getByLabel('Employees')).toHaveValue('1')
    await expect(dialog.getByLabel('What would you like to talk about?')).toHaveValue(
      /^You’d get back about 41 hours a month, .*\n.*: 12\n/,
    )
    expect(posted.join('\n')).not.toContain('41 hours')
  })

  test('keeps what was typed before its code arrived', async ({ page }) => {
    const released = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.goto('/resources', { waitUntil: 'commit' })
    const employees = page.getByLabel('Employees', { exact: true })
    await employees.fill('10')
    await page.getByLabel('Industry', { exact: true }).selectOption('financial-services')
    released.resolve()
    await expect(result(page, 'hoursSaved')).toHaveText('591')
    await expect(employees).toHaveValue('10')
  })

  test('reports a calculation with savings to analytics once typing has settled', async ({ page }) => {
    const events = await recordEvents(page)
    await page.clock.install()
    await page.goto('/#roi-calculator')
    const employees = page.getByLabel('Employees', { exact: true })
    await employees.fill('0')
    await expect(result(page, 'hoursSaved')).toHaveText('0')
    await pauseClock(page)
    await page.clock.runFor(1_100)
    expect(await events()).toEqual([])
    // The clock may only go on once React has drawn the input: its timer starts then.
    await employees.fill('1')
    await expect(result(page, 'hoursSaved')).toHaveText('51')
    await page.clock.runFor(500)
    await employees.fill('12')
    await expect(result(page, 'hoursSaved')).toHaveText('608')
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
    await page.clock.install()
    await page.goto('/resources')
    await page.getByLabel('Employees', { exact: true }).fill('8')
    await pauseClock(page)
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(2_100)
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(page.getByLabel('Employees', { exact: true })).toHaveValue('8')
    await expect(result(page, 'hoursSaved')).toHaveText('405')
  })

  test('copies the link if the browser refuses clipboard access', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.clock.install()
    await page.goto('/resources')
    await page.getByLabel('Employees', { exact: true }).fill('8')
    await page.evaluate(() => {
      const readCopied = () => Reflect.set(window, 'copied', Object(document.activeElement).value)
      document.addEventListener('copy', readCopied)
    })
    await pauseClock(page)
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toContain('?employees=8&')
  })

  test('is translated and formats numbers for the locale', async ({ page }) => {
    await page.goto('/fr#roi-calculator')
    await expect(page.getByLabel('Salariés')).toHaveValue('25')
    await page.getByLabel('Salariés').fill('8')
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeVisible()
    await expect(result(page, 'annualSavings')).toHaveText(/^\d{3}[\u202f\u00a0]\d{3}[\u202f\u00a0]€$/)
  })

  test('shows the specification’s example without JavaScript', async ({ request }) => {
    expect(await (await request.get('/')).text()).toMatch(/data-result="annualSavings"[^>]*>€531,941</)
  })
})
