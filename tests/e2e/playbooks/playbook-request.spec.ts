import type { Page } from '@playwright/test'
import { violationsOf } from '../../support/axe.ts'
import { databaseOf } from '../../support/backend/database.ts'
import { expect, test } from '../../support/fixtures.ts'
import { mailsTo } from '../../support/inbox.ts'
import { withFunctionDown } from '../../support/test-stack.ts'
import { codeField, grantAccess, path, setCode, toasts } from './playbooks-page.ts'

const code = 'TIDE-WEEK-3333'
const dialogOf = (page: Page) => page.getByRole('dialog')
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send Me the Playbook' })
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send Me the Playbook' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(async ({ stack }) => setCode(stack, 3, code))

/** Opens the dialog and fills it in, no faster than a person. Installs the page's clock. */
async function fillIn(page: Page, email: string) {
  await page.clock.install()
  await page.goto(path)
  await opener(page).click()
  await dialogOf(page).getByLabel('Name + Surname').fill('Ada Lovelace')
  await dialogOf(page).getByLabel('Email', { exact: true }).fill(email)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.clock.fastForward(1_600)
}

test.describe('playbook dialog', () => {
  test.beforeEach(({ context, stack }) => grantAccess(context, stack, code))

  test('sends the playbook, confirms it, and the emails arrive', async ({ page, stack }) => {
    const email = 'ada@playbook.example'
    const events: unknown[] = []
    await page.exposeFunction('onEvent', (event: unknown) => events.push(event))
    await page.addInitScript("addEventListener('analytics', (event) => onEvent(event.detail))")
    await fillIn(page, email)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let calls = 0
    await page.route('**/functions/v1/send-playbook-email', async (route) => {
      if (route.request().method() === 'POST') calls += 1
      await released
      await route.continue()
    })
    await submit(page).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await dialogOf(page).getByLabel('Email', { exact: true }).press('Enter')
    release()
    await expect(toasts(page).getByRole('status')).toHaveText(
      /^Success!\s*Your playbook has been sent to ada@playbook\.example\./,
    )
    await expect(dialogOf(page).getByRole('heading', { name: 'Your playbook is on its way' })).toBeFocused()
    expect(calls).toBe(1)
    await page.clock.runFor(2_000)
    await expect(toasts(page)).toContainText('Success!')
    await page.clock.runFor(3_000)
    await expect(toasts(page)).not.toContainText('Success!')
    await dialogOf(page).getByRole('button', { name: 'Back to the playbooks' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect
      .poll(async () => (await mailsTo(stack, email)).toSorted())
      .toEqual([
        expect.stringMatching(/^(Please c|C)onfirm your subscription$/),
        expect.stringContaining('Your playbook'),
      ])
    expect(events).toContainEqual({
      name: 'playbook_requested',
      resource_name: 'Every enquiry answered while it’s warm',
    })
    // The next time it is empty again.
    await opener(page).click()
    await expect(dialogOf(page).getByLabel('Name + Surname')).toHaveValue('')
  })

  test('sends no tips to visitors who don’t want them', async ({ page, stack }) => {
    const email = 'no-tips@playbook.example'
    await fillIn(page, email)
    await page.getByRole('checkbox').uncheck()
    await submit(page).click()
    await expect(toasts(page)).toContainText('Success!')
    await expect.poll(() => mailsTo(stack, email)).toEqual([expect.stringContaining('Your playbook')])
  })

  test('reports missing and invalid fields without sending', async ({ page }) => {
    await page.goto(path)
    await opener(page).click()
    await submit(page).click()
    await expect(toasts(page).getByRole('alert')).toHaveText(/^Error\s*Please fill in all required fields\./)
    await expect(dialogOf(page).getByLabel('Name + Surname')).toBeFocused()
    await dialogOf(page).getByLabel('Name + Surname').fill('Ada')
    await dialogOf(page).getByLabel('Email', { exact: true }).fill('ada at home')
    await submit(page).click()
    await expect(toasts(page).getByRole('alert')).toHaveText(/^Error\s*Please enter a valid email address\./)
    await expect(dialogOf(page).getByLabel('Email', { exact: true })).toBeFocused()
    expect(await violationsOf(page, 'dialog')).toEqual([])
  })

  test.describe('with errors', () => {
    test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ })
    const issue =
      /^Error\s*There was an issue sending your playbook\. Please try again or contact us at hello@tidewright\.example\./

    test('shows the error for ten seconds, and keeps the values for a retry', async ({ page, stack }) => {
      await page.clock.install()
      await page.goto(path)
      await opener(page).click()
      await dialogOf(page).getByLabel('Name + Surname').fill('Ada Lovelace')
      await dialogOf(page).getByLabel('Email', { exact: true }).fill('again@playbook.example')
      await page.clock.runFor(2_000)
      await withFunctionDown(stack, 'send-playbook-email', async () => {
        await submit(page).click()
        await expect(toasts(page).getByRole('alert')).toHaveText(issue)
      })
      await page.clock.runFor(5_500)
      await expect(toasts(page)).toContainText('Error')
      await page.clock.runFor(4_500)
      await expect(toasts(page)).not.toContainText('Error')
      await expect(dialogOf(page).getByLabel('Name + Surname')).toHaveValue('Ada Lovelace')
      await submit(page).click()
      await expect(toasts(page)).toContainText('Success!')
    })

    test('a form that the browser posts, because the code for sending does not load, says what happened', async ({
      page,
      stack,
    }) => {
      const email = 'posted@playbook.example'
      await fillIn(page, email)
      const form = page.locator('#request-3')
      await withFunctionDown(stack, 'send-playbook-email', async () => {
        await dialogOf(page)
          .locator('form[action]')
          .evaluate((element: HTMLFormElement) => element.submit())
        await expect(form.getByRole('alert')).toContainText('There was an issue sending your playbook.')
      })
      await expect(form).toBeFocused()
      await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email)
      expect(await violationsOf(page, 'main')).toEqual([])
      await page.clock.fastForward(1_600)
      await form.getByRole('button').click()
      await expect(form.getByRole('status')).toContainText('Your playbook is on its way')
      await expect(form.getByRole('alert')).toHaveCount(0)
      // The server has forgotten the failure and the values.
      await page.goto(`${path}?week=3&result=failed`)
      await expect(form).toBeHidden()
    })

    test('treats a response without success as a failure', async ({ page, stack }) => {
      const email = 'bot@playbook.example'
      await fillIn(page, email)
      // A visitor who fills in the hidden field is told that the request could not be processed.
      await dialogOf(page)
        .locator('[name=website]')
        .evaluate((input: HTMLInputElement) => {
          input.value = 'https://spam.example'
        })
      await submit(page).click()
      await expect(toasts(page).getByRole('alert')).toHaveText(issue)
      const { data } = await databaseOf(stack).from('playbook_requests').select('id').eq('email', email)
      expect(data).toEqual([])
    })
  })

  test('fits a phone', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await opener(page).click()
    await expect(submit(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
})

test('the form on the page is hidden until its anchor is followed, before the dialog can open', async ({
  page,
  context,
  stack,
}) => {
  await grantAccess(context, stack, code)
  await page.goto(path)
  const form = page.locator('#request-3')
  await expect(opener(page)).toBeVisible()
  await expect(form).toBeHidden()
  await page.goto(`${path}#request-3`)
  await expect(form.getByLabel('Name + Surname')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the code shows the tabs as links, and the form on the page sends the playbook', async ({
    page,
    stack,
  }) => {
    await page.goto(path)
    await codeField(page).fill('wrong-code-1')
    await page.getByRole('button', { name: 'Open the playbooks' }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid Code')
    await codeField(page).fill(code)
    await page.getByRole('button', { name: 'Open the playbooks' }).click()
    await expect(page.getByRole('status')).toContainText('Access Granted!')
    await expect(page.locator('blockquote:visible')).toHaveCount(3)
    await page.getByRole('link', { name: 'Week 1 Team Updates' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'The Friday update' })).toBeVisible()
    await page.getByLabel('Name + Surname').fill('Grace Hopper')
    await page.getByLabel('Email', { exact: true }).fill('grace@playbook.example')
    await withFunctionDown(stack, 'send-playbook-email', async () => {
      await page.getByRole('button', { name: 'Send Me the Playbook' }).click()
      await expect(page.getByRole('alert')).toContainText('There was an issue sending your playbook.')
    })
    await expect(page.getByLabel('Name + Surname')).toHaveValue('Grace Hopper')
    await page.getByRole('button', { name: 'Send Me the Playbook' }).click()
    await expect(page.getByRole('status')).toContainText('Your playbook is on its way')
    await expect
      .poll(() => mailsTo(stack, 'grace@playbook.example'))
      .toContainEqual(expect.stringContaining('Your playbook'))
  })
})
