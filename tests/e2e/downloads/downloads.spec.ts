import type { BrowserContext, Page } from '@playwright/test'
import { downloadsOf, putOnList } from '../../support/backend/database.ts'
import { expect, test } from '../../support/fixtures.ts'
import { mailsTo } from '../../support/inbox.ts'
import { limit } from '../../support/limit.ts'
import { withBackendDown, withFunctionDown } from '../../support/test-stack.ts'
import { link, rows, section } from './resources-page.ts'

// Smooth scrolling would move the target of a click.
// The browser itself logs the conflict of an email that is already subscribed.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 409.*newsletter_subscribers/,
})

const workbook = 'ROI Calculator Workbook'
const inventory = 'Process Inventory Template'
const known = 'known@downloads.example'

const dialogOf = (page: Page) => page.getByRole('dialog')
const toasts = (page: Page) => page.locator('#toasts')
const requestFor = (context: BrowserContext, path: string) =>
  context.waitForEvent('request', (request) => request.url().endsWith(path))

test.beforeAll(({ stack }) => putOnList(stack, known))

async function signUp(page: Page, email: string) {
  await dialogOf(page).getByLabel('Your email').fill(email)
  await dialogOf(page).getByRole('button', { name: 'Subscribe', exact: true }).click()
}

/** Gets past the newsletter with an email that is already subscribed. */
async function passAsKnown(page: Page) {
  await signUp(page, known)
  await dialogOf(page).getByRole('button', { name: 'Continue to the download' }).click()
}

async function openResources(page: Page, path = '/resources') {
  await page.goto(path)
  await section(page, 'downloads').scrollIntoViewIfNeeded()
}

test('the lists show the rows of the database in order', async ({ page }) => {
  await openResources(page)
  await expect(rows(page, 'downloads')).toHaveText([
    'AI for SMEs Starter Guide',
    workbook,
    inventory,
    'Vendor Comparison Scorecard',
  ])
  await section(page, 'webinars').scrollIntoViewIfNeeded()
  await expect(rows(page, 'industry-guides')).toHaveCount(6)
  await expect(rows(page, 'industry-guides').first()).toHaveText('Manufacturing')
  await expect(rows(page, 'webinars')).toHaveCount(3)
  await expect(section(page, 'webinars').getByText('Coming Soon')).toHaveCount(3)
  await expect(section(page, 'webinars').getByText('45 minutes')).toHaveCount(1)
})

test('a download shows the newsletter form first, then is counted and opens in a new tab, and later ones show no form', async ({
  page,
  context,
  stack,
}) => {
  await openResources(page)
  const before = await downloadsOf(stack, workbook)
  await link(page, workbook).click()
  await expect(dialogOf(page)).toHaveAccessibleName('Subscribe to our newsletter')
  const opened = context.waitForEvent('page')
  const fileRequest = requestFor(context, '/downloads/roi-calculator-workbook.xlsx')
  await signUp(page, 'ada@downloads.example')
  await opened
  await fileRequest
  await expect(toasts(page)).toContainText('Successfully subscribed!')
  await expect(toasts(page).getByRole('status').filter({ hasText: 'Download started' })).toHaveText(
    /^Download started\s*ROI Calculator Workbook is being downloaded\./,
  )
  await expect.poll(() => downloadsOf(stack, workbook)).toBe(before + 1)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect.poll(() => mailsTo(stack, 'ada@downloads.example')).toHaveLength(1)

  await section(page, 'industry-guides').scrollIntoViewIfNeeded()
  const secondRequest = requestFor(context, '/downloads/guides/manufacturing.pdf')
  await link(page, 'Manufacturing').click()
  await secondRequest
  await expect(dialogOf(page)).toHaveCount(0)
})

test('an email that is already subscribed keeps the form open, with a button to continue', async ({
  page,
  context,
}) => {
  await openResources(page)
  await link(page, inventory).click()
  await signUp(page, known)
  await expect(toasts(page).getByRole('status')).toContainText('Already subscribed!')
  await expect(dialogOf(page).getByLabel('Your email')).toHaveValue(known)
  const fileRequest = requestFor(context, '/downloads/process-inventory-template.xlsx')
  await dialogOf(page).getByRole('button', { name: 'Continue to the download' }).click()
  await fileRequest
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(toasts(page)).toContainText('Process Inventory Template is being downloaded.')
})

test('if the browser blocks the new tab, a link downloads the file', async ({ page, stack }) => {
  const before = await downloadsOf(stack, workbook)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openResources(page)
  await link(page, workbook).click()
  const download = page.waitForEvent('download')
  await passAsKnown(page)
  expect((await download).suggestedFilename()).toBe('roi-calculator-workbook.xlsx')
  await expect(page).toHaveURL(/\/resources$/)
  await expect.poll(() => downloadsOf(stack, workbook)).toBe(before + 1)
})

test('closing the newsletter form downloads nothing and restores the focus', async ({ page, context }) => {
  await openResources(page)
  await link(page, workbook).click()
  await expect(dialogOf(page)).toBeVisible()
  const requested: string[] = []
  context.on('request', (request) => requested.push(request.url()))
  await page.keyboard.press('Escape')
  await expect(link(page, workbook)).toBeFocused()
  // Another download is the marker: what closing the form had requested would be seen before.
  const fileRequest = requestFor(context, '/downloads/process-inventory-template.xlsx')
  await link(page, inventory).click()
  await passAsKnown(page)
  await fileRequest
  expect(requested.filter((url) => url.endsWith('/downloads/roi-calculator-workbook.xlsx'))).toEqual([])
})

test('a resource without a file says so, and shows no newsletter form', async ({ page }) => {
  await openResources(page)
  await page.getByRole('button', { name: 'Download Vendor Comparison Scorecard' }).click()
  await expect(toasts(page).getByRole('alert')).toHaveText(
    /^File not available\s*This resource is not yet available for download\. Please check back later\./,
  )
  await expect(dialogOf(page)).toHaveCount(0)
})

test('rows and files are in the visitor’s language, and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openResources(page, '/fr/ressources')
  await expect(rows(page, 'downloads').nth(1)).toHaveText('Classeur de calcul du ROI')
  await expect(section(page, 'downloads').getByText('Modèle Excel')).toHaveCount(3)
  await section(page, 'webinars').scrollIntoViewIfNeeded()
  await expect(section(page, 'webinars').getByText('Bientôt disponible')).toHaveCount(3)
  await expect(section(page, 'webinars').getByText('45 minutes')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const file = '/downloads/fr/classeur-de-calcul-du-roi.xlsx'
  const french = page.getByRole('link', { name: 'Télécharger Classeur de calcul du ROI' })
  await expect(french).toHaveAttribute('href', file)
  expect((await page.request.get(file)).status()).toBe(200)
})

test.describe('with a failing backend', () => {
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ })

  test('a failed count is only logged', async ({ page, context, stack }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await openResources(page)
    await withFunctionDown(stack, 'increment-download-count', async () => {
      await link(page, workbook).click()
      const fileRequest = requestFor(context, '/downloads/roi-calculator-workbook.xlsx')
      await passAsKnown(page)
      await fileRequest
      await expect.poll(() => warnings).toContain('A download was not counted: unavailable')
    })
    await expect(toasts(page).getByRole('alert')).toHaveCount(0)
    await expect(toasts(page)).toContainText('Download started')
  })

  test('a page that is rendered meanwhile has the last rows', { tag: '@full' }, async ({ page, stack }) => {
    const { lakeClient } = stack
    const resources = await lakeClient.fetch<{ _id: string; seo: { title: string } }>(
      `*[_type == 'page' && slug.current == 'resources' && language == 'en-UK'][0]`,
    )
    const rename = (title: string) => lakeClient.patch(resources._id).set({ 'seo.title': title }).commit()
    await page.goto('/resources')
    try {
      await withBackendDown(stack, async () => {
        await rename('Rendered meanwhile')
        await expect(async () => {
          await page.reload()
          await expect(page).toHaveTitle(/Rendered meanwhile/, { timeout: 500 })
        }).toPass({ timeout: limit(60_000) })
        await expect(rows(page, 'downloads')).toHaveCount(4)
      })
    } finally {
      await rename(resources.seo.title)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every file is a plain link, and what has none says so', async ({ page }) => {
    await page.goto('/resources')
    await expect(page.locator('#starter-guide')).toHaveCount(1)
    await expect(link(page, workbook)).toHaveAttribute('href', '/downloads/roi-calculator-workbook.xlsx')
    await expect(section(page, 'downloads')).toContainText('This resource is not yet available for download.')
    await expect(rows(page, 'webinars')).toHaveCount(3)
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })

  test('rows can be reached by Tab and searched as soon as the page is there', async ({ page }) => {
    await page.goto('/resources')
    await section(page, 'downloads')
      .locator('h2')
      .evaluate((heading) => heading.setAttribute('tabindex', '-1'))
    await section(page, 'downloads').locator('h2').focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('data-download', /./)
  })
})
