import type { Page } from '@playwright/test'
import { violationsOf } from '../../support/axe.ts'
import { databaseOf, putOnList } from '../../support/backend/database.ts'
import { pauseClock } from '../../support/clock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { mailsTo } from '../../support/inbox.ts'
import { withBackendDown, withFunctionDown } from '../../support/test-stack.ts'

// Smooth scrolling would move the target of a click.
// The browser itself logs the conflict of an email that is already subscribed.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 409.*newsletter_subscribers/,
})

const known = 'known@modal.example'
test.beforeAll(({ stack }) => putOnList(stack, known))

const dialogOf = (page: Page) => page.getByRole('dialog')
const toasts = (page: Page) => page.locator('#toasts')
const opener = (page: Page) => page.getByRole('contentinfo').locator('a[data-dialog=newsletter]')

async function openDialog(page: Page, path = '/about') {
  await page.goto(path)
  await opener(page).click()
  await expect(dialogOf(page)).toBeVisible()
}

const email = (page: Page) => page.getByLabel('Your email')
const submit = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true })

test.describe('newsletter dialog', () => {
  test('subscribes, shows the success view for two seconds, and is empty the next time', async ({
    page,
    stack,
  }) => {
    await page.clock.install()
    await openDialog(page)
    await expect(submit(page)).toBeDisabled()
    await email(page).fill('ada@modal.example')
    await pauseClock(page)
    await submit(page).click()
    await expect(toasts(page).getByRole('status')).toHaveText(
      /^Successfully subscribed!\s*Welcome to our newsletter\. Check your inbox for confirmation\./,
    )
    await expect(dialogOf(page)).toContainText('Welcome to our newsletter.')
    await page.clock.runFor(1_900)
    await expect(dialogOf(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    // The toast stays when its dialog closes, for five seconds in all.
    await expect(toasts(page)).toContainText('Successfully subscribed!')
    await page.clock.runFor(3_000)
    await expect(toasts(page)).not.toContainText('Successfully subscribed!')
    await opener(page).click()
    await expect(email(page)).toHaveValue('')
    await expect.poll(() => mailsTo(stack, 'ada@modal.example')).toEqual(['Please confirm your subscription'])
  })

  test('reports an email that is already subscribed, stays open, and accepts another email', async ({
    page,
    stack,
  }) => {
    await openDialog(page)
    await email(page).fill('KNOWN@modal.example')
    await submit(page).click()
    await expect(toasts(page).getByRole('status')).toHaveText(
      /^Already subscribed!\s*This email is already subscribed to our newsletter\./,
    )
    await expect(email(page)).toHaveValue('KNOWN@modal.example')
    expect(await mailsTo(stack, known)).toEqual([])
  })

  test('shows what is wrong with an email below the field, and sends nothing', async ({ page }) => {
    await openDialog(page)
    await email(page).fill('ada at mill')
    await submit(page).click()
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(email(page)).toBeFocused()
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await email(page).fill('ada@mill.example')
    await expect(email(page)).toHaveAccessibleDescription('')
  })

  test('emails visitors in their language, also from a phone', async ({ page, stack }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openDialog(page, '/fr/about')
    await expect(dialogOf(page)).toHaveAccessibleName('Abonnez-vous à notre newsletter')
    const width = await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(width).toBe(0)
    await page.getByLabel('Votre e-mail').fill('marie@modal.example')
    await page.getByRole('button', { name: 'M’inscrire' }).click()
    await expect(toasts(page)).toContainText('Inscription réussie !')
    await expect.poll(() => mailsTo(stack, 'marie@modal.example')).toEqual(['Confirmez votre inscription'])
  })
})

test.describe('a toast over the dialog', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('closes without closing the dialog, restores the focus and never covers it', async ({ page }) => {
    await openDialog(page)
    await email(page).fill(known)
    await submit(page).click()
    await expect(toasts(page)).toContainText('Already subscribed!')
    for (const focused of [
      email(page),
      submit(page),
      dialogOf(page).getByRole('link', { name: 'Privacy Policy' }),
    ]) {
      await focused.focus()
      const overlaps = async () => {
        const [toast, field] = [await toasts(page).boundingBox(), await focused.boundingBox()]
        if (!toast || !field) throw new Error('One of them is not shown.')
        return toast.y + toast.height > field.y && field.y + field.height > toast.y
      }
      await expect.poll(overlaps).toBe(false)
    }
    // A taller screen has room.
    await page.setViewportSize({ width: 390, height: 844 })
    await submit(page).focus()
    const covered = () =>
      dialogOf(page)
        .locator(':is(a, button, input):not(#toasts *)')
        .evaluateAll((controls) => {
          const toast = document.querySelector('#toasts')?.getBoundingClientRect()
          const isCovered = (control: Element) => {
            const { top, bottom, height } = control.getBoundingClientRect()
            return toast && height > 1 && top < toast.bottom && toast.top < bottom
          }
          return controls.filter(isCovered).map(({ textContent }) => textContent)
        })
    await expect.poll(covered).toEqual([])
    await email(page).focus()
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await expect(toasts(page)).not.toContainText('Already subscribed!')
    await expect(dialogOf(page)).toBeVisible()
    await expect(email(page)).toBeFocused()
    await submit(page).click()
    // It stays for as long as it has the focus.
    await toasts(page).getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect(toasts(page)).not.toContainText('Already subscribed!')
    await expect(dialogOf(page)).toBeVisible()
  })
})

test.describe('newsletter dialog with a failing backend', () => {
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ })

  test('keeps the email for a retry if it could not be stored', { tag: '@full' }, async ({ page, stack }) => {
    await page.clock.install()
    await openDialog(page)
    await email(page).fill('ada@later.example')
    await pauseClock(page)
    await withBackendDown(stack, async () => {
      await submit(page).click()
      await expect(toasts(page).getByRole('alert')).toHaveText(
        /^Subscription failed\s*There was an error subscribing to the newsletter\. Please try again\./,
      )
      await page.clock.runFor(9_800)
      await expect(toasts(page).getByRole('alert')).toBeVisible()
      await page.clock.runFor(300)
      await expect(toasts(page).getByRole('alert')).toHaveCount(0)
      await expect(email(page)).toHaveValue('ada@later.example')
    })
    await submit(page).click()
    await expect(toasts(page)).toContainText('Successfully subscribed!')
    await expect.poll(() => mailsTo(stack, 'ada@later.example')).toHaveLength(1)
  })

  test('reports that only the confirmation email failed, and completes on retry', async ({ page, stack }) => {
    await openDialog(page)
    await email(page).fill('ada@partial.example')
    await withFunctionDown(stack, 'send-newsletter-notification', async () => {
      await submit(page).click()
      await expect(toasts(page).getByRole('alert')).toHaveText(
        /^Partial success\s*Subscribed but email confirmation failed\. Please contact us if you don't receive emails\./,
      )
    })
    await submit(page).click()
    await expect(toasts(page).getByRole('status')).toContainText('Successfully subscribed!')
    // The row itself queued the email: there is only one, whichever call requested it.
    await expect
      .poll(() => mailsTo(stack, 'ada@partial.example'))
      .toEqual(['Please confirm your subscription'])
  })
})

test.describe('newsletter page', () => {
  test('subscribes in place, with a success view instead of the form', async ({ page, stack }) => {
    await page.goto('/newsletter')
    await expect(submit(page)).toBeDisabled()
    await email(page).fill('ada@page.example')
    await submit(page).click()
    await expect(page.locator('#sign-up')).toContainText('Welcome to our newsletter.')
    await expect(page.locator('#sign-up').getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0)
    await expect.poll(() => mailsTo(stack, 'ada@page.example')).toHaveLength(1)
  })
})

test.describe('newsletter without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is linked in the footer, stored, emailed and confirmed', async ({ page, stack }) => {
    await page.goto('/nl/over-ons')
    await opener(page).click()
    await expect(page).toHaveURL(/\/nl\/nieuwsbrief$/)
    await page.locator('[name=email]').fill('jan@plain.example')
    await page.locator('main form button').click()
    await expect(page).toHaveURL(/\/nl\/newsletter\/received$/)
    await expect(page.locator('h1')).toHaveText('Je bent ingeschreven!')
    await expect.poll(() => mailsTo(stack, 'jan@plain.example')).toEqual(['Bevestig je inschrijving'])
  })

  test('a rejected email comes back in the form, and not in the URL', async ({ page, stack }) => {
    await page.goto('/newsletter')
    // A browser accepts this; the spec's pattern doesn't.
    await page.locator('[name=email]').fill('ada@localhost')
    await page.locator('main form button').click()
    await expect(page).toHaveURL(/\/newsletter\/retry$/)
    await expect(page.locator('[name=email]')).toHaveValue('ada@localhost')
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await withFunctionDown(stack, 'send-newsletter-notification', async () => {
      await page.locator('[name=email]').fill('ada@plain.example')
      await page.locator('main form button').click()
      await expect(page.locator('main')).toContainText('There was an error subscribing to the newsletter.')
    })
    await page.locator('main form button').click()
    await expect(page).toHaveURL(/\/newsletter\/received$/)
    await expect.poll(() => mailsTo(stack, 'ada@plain.example')).toHaveLength(1)
  })
})

test('a filled-in hidden field subscribes nobody, and the form says that it failed', async ({
  request,
  baseURL,
  stack,
}) => {
  const reply = await request.post('/api/forms/newsletter', {
    form: { email: 'victim@trap.example', locale: 'en-UK', website: 'https://spam.example' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  })
  expect(reply.headers().location).toMatch(/\/newsletter\/retry$/)
  const { data } = await databaseOf(stack)
    .from('newsletter_subscribers')
    .select('email')
    .eq('email', 'victim@trap.example')
  expect(data).toEqual([])
})
