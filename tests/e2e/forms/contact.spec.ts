import { storedLeads } from '../../support/backend/database.ts'
import { expect, test } from '../../support/fixtures.ts'
import { mailsAbout } from '../../support/inbox.ts'
import { withoutScripts } from '../../support/test-stack.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('with JavaScript', () => {
  test('a request is stored with the page and form that it comes from, and without consent nothing else, emailed and confirmed', async ({
    page,
    stack,
  }) => {
    await page.goto('/contact?utm_source=post&email=private')
    await page.getByLabel('Your name').fill('Ada Example')
    await page.getByLabel('Work email').fill('ada@millwright.example')
    await page.getByLabel('Company').fill('Millwright & Daughters')
    await page.getByLabel('Phone').fill('+44 20 7946 0018')
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page.getByRole('heading', { name: /We’ve got your request/ })).toBeVisible()
    await expect(page.locator('main')).toContainText('within two hours')
    await expect.poll(() => mailsAbout(stack, 'ada@millwright.example')).toBe(1)
    expect(await mailsAbout(stack, '+44 20 7946 0018')).toBe(1)
    const [lead] = await storedLeads(stack, 'ada@millwright.example')
    expect(lead?.origin).toEqual({ page: '/contact', form: 'consultation', button: 'page' })
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('a reload and Back keep what was typed, until it is sent', async ({ page }) => {
    // The form is first rendered in the browser, then by the server.
    await page.goto('/resources')
    await page.locator('footer a[href="/contact"]').click()
    await page.getByLabel('Your name').fill('Ada Example')
    await page.getByLabel('Company').fill('Millwright')
    await page.waitForFunction(() => JSON.stringify(history.state).includes('Millwright'))
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Example')
    await page.locator('footer a[href="/about"]').click()
    await expect(page).toHaveURL(/\/about$/)
    await page.goBack()
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Example')
    await expect(page.getByLabel('Company')).toHaveValue('Millwright')
    await page.getByLabel('Work email').fill('reloading@millwright.example')
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page.getByRole('heading', { name: /We’ve got your request/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('Ada')
  })

  test('missing and invalid fields show the messages of the error catalogue, and keep their values', async ({
    page,
  }) => {
    await page.goto('/contact')
    const name = page.getByLabel('Your name')
    await name.fill('Ada Example')
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
      'Please fill in all required fields.',
    )
    await expect(page.getByLabel('Work email')).toBeFocused()
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription('This field is required.')
    await page.getByLabel('Work email').fill('not an address')
    await page.getByLabel('Company').fill('Millwright')
    await page.getByLabel('Phone').fill('after five')
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    // Whatever somebody writes there doesn't stop a request.
    await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(1)
    await expect(name).toHaveValue('Ada Example')
  })
})

test.describe('with scripts that fail to load', () => {
  test.use({ expectedErrors: /Failed to load|net::ERR|MIME type \('text\/plain'\)/ })

  test('the browser posts the form itself, and the request is stored', async ({ page, stack }) => {
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Dirk Example')
    await page.getByLabel('Work email').fill('dirk@towpath.example')
    await page.getByLabel('Company').fill('Towpath')
    // As after a deployment: the server no longer has the scripts of the open page.
    await withoutScripts(stack, async () => {
      await page.getByRole('button', { name: 'Book my consultation' }).click()
      await expect(page).toHaveURL(/\/contact\/received$/)
    })
    await expect.poll(() => mailsAbout(stack, 'dirk@towpath.example')).toBe(1)
  })

  test('the browser posts the long form without its notes', { tag: '@full' }, async ({ page, stack }) => {
    await page.goto('/services/discovery-sprint')
    await page.locator('main a[data-dialog=discoveryCall]').first().click()
    await page.getByLabel('Your name').fill('Ada Example')
    await page.getByLabel('Work email').fill('ada@deployed.example')
    await page.getByLabel('Company').fill('Example & Sons')
    await page.getByLabel('Employees').fill('99')
    const posted = page.waitForRequest('**/api/forms/lead')
    await withoutScripts(stack, async () => {
      await page.getByRole('button', { name: 'Book Discovery Call' }).click()
      await expect(page).toHaveURL(/\/contact\/received\?form=discovery-call$/)
    })
    await expect(page.locator('main')).toContainText('within 48 hours')
    expect((await posted).postData()).toContain('Example+%26+Sons')
    expect((await posted).postData()).not.toContain('employees')
    await expect.poll(() => mailsAbout(stack, 'ada@deployed.example')).toBe(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a request is stored with its page, emailed and confirmed', async ({ page, stack }) => {
    await page.goto('/fr/contact')
    await page.locator('[name=name]').fill('Bram Example')
    await page.locator('[name=email]').fill('bram@lockkeeper.example')
    await page.locator('[name=company]').fill('Lockkeeper BV')
    await page.locator('[name=phone]').fill('+33 1 99 00 12 34')
    await page.locator('main form button').click()
    await expect(page).toHaveURL(/\/fr\/contact\/received$/)
    await expect(page.locator('h1')).toHaveCount(1)
    const next = page.getByRole('link', { name: 'Lire les études de cas' })
    await expect(next).toHaveAttribute('href', '/fr/etudes-de-cas')
    await expect.poll(() => mailsAbout(stack, 'bram@lockkeeper.example')).toBe(1)
    expect(await mailsAbout(stack, '+33 1 99 00 12 34')).toBe(1)
    const [lead] = await storedLeads(stack, 'bram@lockkeeper.example')
    expect(lead?.origin).toEqual({ page: '/fr/contact', form: 'consultation', button: 'page' })
  })

  test('a rejected request comes back filled in, with no personal data in the URL', async ({ page }) => {
    await page.goto('/contact')
    await page.locator('[name=name]').fill('Cleo Example')
    // A browser accepts this; the spec's pattern doesn't.
    await page.locator('[name=email]').fill('cleo@localhost')
    await page.locator('[name=company]').fill('Cleo & Co')
    await page.locator('main form button').click()
    await expect(page).toHaveURL(/\/contact\/retry$/)
    await expect(page.locator('[name=name]')).toHaveValue('Cleo Example')
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    // Without cookies the values are lost; the failure isn't.
    await page.context().clearCookies()
    await page.reload()
    await expect(page.locator('main [role=alert]')).toContainText('There was a problem')
  })
})
