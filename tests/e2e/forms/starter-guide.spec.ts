import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { recordEvents } from '../../support/analytics-events.ts'
import { violationsOf } from '../../support/axe.ts'
import { databaseOf, downloadsOf, putOnList } from '../../support/backend/database.ts'
import { pauseClock } from '../../support/clock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { mailsTo } from '../../support/inbox.ts'
import { limit } from '../../support/limit.ts'
import { type TestStack, withBackendDown } from '../../support/test-stack.ts'

// Smooth scrolling would move the target of a click.
// The browser itself logs the conflict of an email that is already subscribed.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 409.*newsletter_subscribers/,
})

const known = 'known@guide.example'
const title = 'AI for SMEs Starter Guide'
const dialogOf = (page: Page) => page.getByRole('dialog')
const toasts = (page: Page) => page.locator('#toasts')
const opener = (page: Page) => page.locator('main a[data-dialog=starterGuide]').first()
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: 'Download the guide' })

test.beforeAll(({ stack }) => putOnList(stack, known))

async function openGuide(page: Page, path = '/contact') {
  await page.goto(path)
  await opener(page).click()
  await expect(dialogOf(page)).toHaveAccessibleName(title)
}

async function fill(page: Page, email: string) {
  await dialogOf(page).getByLabel('Your name').fill('Ada Example')
  await dialogOf(page).getByLabel('Work email').fill(email)
  await dialogOf(page).getByLabel('Company').fill('Guide & Daughters')
}

/** Runs `act` while the guide's row is changed. */
async function withGuide(stack: TestStack, changes: object, act: () => Promise<void>) {
  const change = (values: object) =>
    databaseOf(stack).from('downloadable_resources').update(values).eq('title', title)
  await change(changes)
  try {
    await act()
  } finally {
    await change({ is_active: true, file_url: '/downloads/ai-for-smes-starter-guide.pdf' })
  }
}

/** The downloaded fallback guide. */
async function textOf(page: Page, act: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download')
  await act()
  const file = await download
  expect(file.suggestedFilename()).toBe('ai-for-smes-starter-guide.txt')
  return readFileSync(await file.path(), 'utf8')
}

test('lists eight chapters and has three fields; the file downloads after one second, and the dialog closes after three', async ({
  page,
  stack,
}) => {
  await page.clock.install()
  await openGuide(page, '/')
  await expect(dialogOf(page)).toContainText('8 chapters')
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(8)
  const before = await downloadsOf(stack, title)
  await fill(page, 'ada@guide.example')
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await pauseClock(page)
  await submit(page).click()
  const done = dialogOf(page).getByRole('heading', { name: 'Download Starting!' })
  await expect(done).toBeFocused()
  await page.clock.runFor(900)
  expect(downloads).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => downloads).toEqual(['ai-for-smes-starter-guide.pdf'])
  await expect(toasts(page).getByRole('status')).toHaveText(
    /^Download started\s*AI for SMEs Starter Guide is being downloaded\./,
  )
  await page.clock.runFor(1_800)
  await expect(done).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(dialogOf(page).getByLabel('Your name')).toHaveValue('')
  await expect.poll(() => downloadsOf(stack, title)).toBe(before + 1)
  await page.clock.resume()
  await expect.poll(() => mailsTo(stack, 'ada@guide.example')).toEqual(['Please confirm your subscription'])
  // Name and company stay in the browser.
  expect(await (await fetch(`${stack.settings.urls.inbox}/emails`)).text()).not.toContain('Guide & Daughters')
})

test('an incomplete form sends nothing, marks the missing field, and keeps the values', async ({
  page,
  stack,
}) => {
  const { supabase } = stack.settings
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(supabase.url)) posted.push(request.url())
  })
  await openGuide(page)
  await fill(page, 'ada@silent.example')
  await dialogOf(page).getByLabel('Company').fill('  ')
  await submit(page).click()
  await expect(dialogOf(page).getByLabel('Company')).toBeFocused()
  await expect(dialogOf(page).getByLabel('Company')).toHaveAccessibleDescription('This field is required.')
  await expect(dialogOf(page).getByLabel('Work email')).toHaveValue('ada@silent.example')
  await expect(toasts(page).getByText(/\w/)).toHaveCount(0)
  expect(await violationsOf(page, 'dialog')).toEqual([])
  expect(posted).toEqual([])
})

test('an email that is already subscribed does not delay the download, whose events are dispatched', async ({
  page,
}) => {
  const events = await recordEvents(page)
  await openGuide(page)
  await fill(page, known)
  const download = page.waitForEvent('download')
  await submit(page).click()
  expect((await download).suggestedFilename()).toBe('ai-for-smes-starter-guide.pdf')
  await expect(toasts(page)).toContainText('Download started')
  await expect(toasts(page).getByRole('alert')).toHaveCount(0)
  await expect.poll(events).toContainEqual({ name: 'guide_downloaded', resource_name: title })
  expect(await events()).toContainEqual({ name: 'button_click', button: 'lead_magnet_download' })
})

test('the file downloads even if the dialog is closed in the meantime', async ({ page }) => {
  await openGuide(page)
  await fill(page, known)
  const download = page.waitForEvent('download')
  await submit(page).click()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  expect((await download).suggestedFilename()).toBe('ai-for-smes-starter-guide.pdf')
})

for (const { fault, changes, reason, tag } of [
  { fault: 'is missing', changes: { is_active: false }, reason: 'Resource not found', tag: [] },
  { fault: 'has no file', changes: { file_url: null }, reason: 'File URL not available', tag: '@full' },
]) {
  test(`if the guide’s row ${fault}, the guide downloads as plain text`, { tag }, async ({ page, stack }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await withGuide(stack, changes, async () => {
      await openGuide(page)
      await fill(page, known)
      const text = await textOf(page, () => submit(page).click())
      expect(text).toContain(title)
      expect(text.match(/^\d\. /gm)).toHaveLength(8)
    })
    await expect(toasts(page).getByRole('alert')).toHaveText(
      /^Download failed\s*There was an error downloading the guide\. Please try again\./,
    )
    expect(warnings).toContain(reason)
    // The dialog doesn't say that the download is starting, and offers another try.
    await expect(dialogOf(page).getByRole('heading', { name: 'Download Starting!' })).toHaveCount(0)
    await expect(submit(page)).toBeEnabled()
  })
}

test.describe('with the database down', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the newsletter failure is only logged, and the guide downloads as plain text', {
    tag: '@full',
  }, async ({ page, stack }) => {
    await page.clock.install()
    await openGuide(page)
    await fill(page, known)
    await withBackendDown(stack, async () => {
      const text = textOf(page, () => submit(page).click())
      // Each call is retried a few times, some seconds apart.
      await expect(async () => {
        await page.clock.fastForward(1_000)
        const alert = toasts(page).getByRole('alert')
        await expect(alert).toContainText('Download failed', { timeout: 200 })
      }).toPass({ timeout: limit(60_000), intervals: [10] })
      expect(await text).toMatch(/^8\. /m)
      await expect(toasts(page)).not.toContainText('Subscription')
    })
  })
})

test('fits a phone, and is translated', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/nl/contact')
  await opener(page).click()
  await expect(dialogOf(page).getByLabel('Je naam')).toBeVisible()
  await expect(dialogOf(page)).toContainText('8 hoofdstukken')
  const width = await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(width).toBe(0)
})

test('links to the file without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await opener(page).click()
  await expect(page).toHaveURL(/\/resources#starter-guide$/)
  const download = page.waitForEvent('download')
  await page.locator('#downloads').getByRole('link', { name: title }).click()
  expect((await download).suggestedFilename()).toBe('ai-for-smes-starter-guide.pdf')
  await context.close()
})
