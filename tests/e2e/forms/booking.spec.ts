import type { Page } from '@playwright/test'
import { violationsOf } from '../../support/axe.ts'
import { storedLeads } from '../../support/backend/database.ts'
import { pauseClock } from '../../support/clock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { mailsAbout } from '../../support/inbox.ts'
import { withBackendDown, withFunctionDown } from '../../support/test-stack.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const short = { title: 'Book Your Free Consultation', submit: 'Book my consultation' }
const long = { title: 'Book Your Free AI Readiness Assessment', submit: 'Book Discovery Call' }

const dialogOf = (page: Page) => page.getByRole('dialog')
const toast = (page: Page) => page.locator('#toasts')

async function openShort(page: Page, path = '/') {
  await page.goto(path)
  await page.locator('main a[data-dialog=consultation]').first().click()
  await expect(dialogOf(page)).toHaveAccessibleName(short.title)
}

async function openLong(page: Page) {
  await page.goto('/services/discovery-sprint')
  await page.locator('main a[data-dialog=discoveryCall]').first().click()
  await expect(dialogOf(page)).toHaveAccessibleName(long.title)
}

async function fill(page: Page, email: string) {
  await dialogOf(page).getByLabel('Your name').fill('Ada Example')
  await dialogOf(page).getByLabel('Work email').fill(email)
  await dialogOf(page).getByLabel('Company').fill('Example & Sons')
}

const send = (page: Page, { submit }: { submit: string }) =>
  dialogOf(page).getByRole('button', { name: submit }).click()

test.describe('short form', () => {
  test('opens over the page, is stored and emailed, confirms it for ten seconds and is empty the next time', async ({
    page,
    stack,
  }) => {
    await page.clock.install()
    await openShort(page)
    await fill(page, 'ada@short.example')
    await pauseClock(page)
    await send(page, short)
    await expect(dialogOf(page)).toContainText('within two hours')
    await expect(dialogOf(page).getByRole('heading', { name: /We’ve got your request/ })).toBeFocused()
    await expect.poll(() => mailsAbout(stack, 'ada@short.example')).toBe(1)
    await page.clock.runFor(9_900)
    await expect(dialogOf(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(dialogOf(page)).toHaveCount(0)
    await page.locator('main a[data-dialog=consultation]').first().click()
    await expect(dialogOf(page).getByLabel('Your name')).toHaveValue('')
  })

  for (const { width, height, tag } of [
    { width: 390, height: 844, tag: '@full' },
    { width: 360, height: 640, tag: [] },
    { width: 390, height: 664, tag: '@full' },
  ])
    test(`an error never covers the button at ${width} × ${height}, and goes away with its problem`, {
      tag,
    }, async ({ page }) => {
      await page.clock.install()
      await page.setViewportSize({ width, height })
      await openShort(page)
      // The message is shown for ten seconds, which a busy machine takes for what follows.
      await pauseClock(page)
      await send(page, short)
      await expect(toast(page).getByRole('alert')).toBeVisible()
      const name = dialogOf(page).getByLabel('Your name')
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await fill(page, 'ada@short.example')
      await expect(name).not.toHaveAttribute('aria-invalid')
      const button = dialogOf(page).getByRole('button', { name: short.submit })
      await button.scrollIntoViewIfNeeded()
      const isOnTop = async () => {
        await page.clock.runFor(50) // the message moves out of the way in an animation frame
        return button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      }
      await expect.poll(isOnTop).toBe(true)
      await expect(toast(page).getByRole('alert')).toBeVisible()
    })

  test('returns the focus to its button on Escape, and clears its fields', async ({ page }) => {
    await openShort(page)
    await expect(dialogOf(page).getByLabel('Your name')).toBeFocused()
    await page.keyboard.type('Ada')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.locator('main a[data-dialog=consultation]').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByLabel('Your name')).toHaveValue('')
  })

  test('is closed by a click outside, but not once something is typed, or by selecting text', async ({
    page,
  }) => {
    await openShort(page)
    await page.mouse.click(5, 5)
    await expect(dialogOf(page)).toHaveCount(0)
    await openShort(page)
    await dialogOf(page).getByRole('heading').first().hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await dialogOf(page).getByLabel('Your name').fill('Ada')
    await page.mouse.click(5, 5)
    await expect(dialogOf(page).getByLabel('Your name')).toHaveValue('Ada')
  })

  test('that loads slowly doesn’t open over the page that the visitor went on to', async ({ page }) => {
    const loading = Promise.withResolvers<void>()
    await page.route('**/api/dialogs/**', (route) => loading.promise.then(() => route.continue()))
    await page.goto('/about')
    await expect(page.locator('html[data-scripts=running]')).toBeAttached()
    const loaded = page.waitForResponse('**/api/dialogs/**')
    await page.locator('a[data-dialog]:visible').first().click()
    await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL(/\/careers$/)
    loading.resolve()
    await (await loaded).finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(dialogOf(page)).toHaveCount(0)
  })

  test('shows what is missing and invalid, in a toast above it, once', async ({ page }) => {
    await openShort(page)
    await send(page, short)
    await expect(toast(page).getByRole('alert')).toHaveText(/Error\s*Please fill in all required fields\./)
    await dialogOf(page).getByLabel('Your name').fill('Ada')
    await dialogOf(page).getByLabel('Work email').fill('ada at mill')
    await dialogOf(page).getByLabel('Company').fill('Mill')
    await send(page, short)
    await expect(toast(page).getByRole('alert')).toHaveCount(1)
    await expect(toast(page).getByRole('alert')).toContainText('Please enter a valid email address.')
    await expect(dialogOf(page).getByLabel('Work email')).toBeFocused()
    expect(await violationsOf(page, 'dialog')).toEqual([])
  })

  test('fits a phone, and is translated', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openShort(page, '/')
    await page.goto('/nl/about')
    await page.locator('main a[data-dialog=consultation]').first().click()
    await expect(dialogOf(page)).toHaveAccessibleName('Plan je gratis adviesgesprek')
    const width = await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(width).toBe(0)
  })
})

test.describe('long form', () => {
  test('confirms the booking, shows the notes to copy, and redirects to the home page after eight seconds', async ({
    page,
    stack,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await openLong(page)
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await fill(page, 'ada@long.example')
    await dialogOf(page).getByLabel('Employees').fill('about 25')
    await expect(dialogOf(page).getByLabel('Employees')).toHaveValue('25')
    await dialogOf(page).getByLabel('What would you like to talk about?').fill('Two offices')
    await pauseClock(page)
    await send(page, long)
    await expect(toast(page).getByRole('status')).toContainText(
      "Thank you for your interest! We'll be in touch within 48 hours to schedule your AI assessment.",
    )
    await expect(dialogOf(page)).toContainText('within 48 hours')
    await dialogOf(page).getByRole('button', { name: 'Copy my notes' }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Employees: 25\nWhat would you like to talk about?: Two offices',
    )
    await page.clock.runFor(4_900)
    await expect(toast(page).getByRole('status')).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page).getByRole('status')).toHaveCount(0)
    await page.clock.runFor(2_700)
    await expect(page).toHaveURL(/discovery-sprint$/)
    await page.clock.runFor(300)
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(dialogOf(page)).toHaveCount(0)
    await expect.poll(() => mailsAbout(stack, 'ada@long.example')).toBe(1)
    // The notes are the visitor's own: none of them left the browser.
    const mails = await (await fetch(`${stack.settings.urls.inbox}/emails`)).text()
    expect(mails).not.toContain('Two offices')
  })

  test('redirects immediately on click, and stays for visitors who want to', async ({ page }) => {
    await page.clock.install()
    await openLong(page)
    await fill(page, 'ada@stays.example')
    await dialogOf(page).getByLabel('Employees').fill('25')
    await send(page, long)
    await dialogOf(page).getByRole('button', { name: 'Stay on this page' }).click()
    await page.clock.fastForward(60_000)
    await expect(dialogOf(page)).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Go to the home page now' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(dialogOf(page)).toHaveCount(0)
  })
})

test.describe('with failing responses', () => {
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ })

  test('the link to the short form leads to its page without JavaScript, and if the dialog does not load', async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.route('**/api/dialogs/**', (route) => route.abort())
    for (const tab of [page, plain]) {
      await tab.goto('/about')
      await tab.locator('main a[data-dialog=consultation]').first().click()
      await expect(tab).toHaveURL(/\/contact#book-call$/)
    }
    await plain.close()
  })

  test('the short form shows the error and keeps its values; the long form stores the request itself', async ({
    page,
    stack,
  }) => {
    await withFunctionDown(stack, 'send-lead-notification', async () => {
      await openShort(page)
      await fill(page, 'ada@down.example')
      await send(page, short)
      await expect(toast(page).getByRole('alert')).toContainText(
        'There was a problem submitting your request. Please try again.',
      )
      await expect(dialogOf(page).getByLabel('Work email')).toHaveValue('ada@down.example')
      expect(await storedLeads(stack, 'ada@down.example')).toEqual([])
      await openLong(page)
      await fill(page, 'ada@fallback.example')
      await send(page, long)
      await expect(dialogOf(page)).toContainText('within 48 hours')
      await expect.poll(() => mailsAbout(stack, 'ada@fallback.example')).toBe(1)
      await openLong(page)
      await fill(page, 'ada@fallback.example')
      await send(page, long)
      await expect(dialogOf(page), 'a duplicate of the fallback').toContainText('within 48 hours')
    })
    expect(await storedLeads(stack, 'ada@fallback.example')).toHaveLength(1)
  })

  test('the long form shows the contact email for ten seconds if function and database fail', {
    tag: '@full',
  }, async ({ page, stack }) => {
    await page.clock.install()
    await openLong(page)
    await fill(page, 'ada@nowhere.example')
    await withBackendDown(stack, async () => {
      await pauseClock(page)
      await send(page, long)
      await expect(toast(page).getByRole('alert')).toContainText(
        'There was an issue submitting your request. Please try again or contact us directly at hello@tidewright.example.',
      )
      await page.clock.runFor(9_800)
      await expect(toast(page).getByRole('alert')).toBeVisible()
      await page.clock.runFor(300)
      await expect(toast(page).getByRole('alert')).toHaveCount(0)
      await expect(dialogOf(page).getByLabel('Work email')).toHaveValue('ada@nowhere.example')
    })
    await send(page, long)
    await expect(dialogOf(page)).toContainText('within 48 hours')
    await expect.poll(() => mailsAbout(stack, 'ada@nowhere.example')).toBe(1)
  })
})
