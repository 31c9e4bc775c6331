import { expect, field, formIsOpen, problems, test } from './fixtures.ts'

test('each job of the desk leads to its documents', async ({ page, stack }) => {
  await page.goto(`${stack.settings.urls.studio}/structure`)
  await page.getByRole('link', { name: 'Proof' }).click({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Case studies' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  const list = page.getByRole('listbox', { name: 'Case studies · English' })
  await expect(list.getByRole('link').first()).toBeVisible()
  // The address of a list does not depend on the job in which it stands.
  await page.goto(`${stack.settings.urls.studio}/structure/caseStudy;caseStudy-en-UK`)
  await expect(list.getByRole('link').first()).toBeVisible({ timeout: 30_000 })
})

test('the settings open at once, are not copied or removed, and the prices lead to their place in them', async ({
  page,
  stack,
}) => {
  const { studio } = stack.settings.urls
  await page.goto(`${studio}/structure`)
  await page.getByRole('link', { name: 'Settings' }).click({ timeout: 30_000 })
  await expect(field(page, 'company')).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeVisible()
  await expect(page.getByTestId('action-menu-button')).toHaveCount(0)
  await page.goto(`${studio}/structure/packages`)
  await page.getByRole('link', { name: 'Prices and figures' }).click({ timeout: 30_000 })
  await expect(page.getByTestId('field-figures')).toBeVisible()
  await expect(page.getByTestId('field-company')).toHaveCount(0)
})

test('what was edited last stands first among what was edited this week', async ({ page, stack, desk }) => {
  const { title } = await desk.article()
  await page.goto(`${stack.settings.urls.studio}/structure/edited`)
  const list = page.getByRole('listbox', { name: 'Edited this week' })
  await expect(list.getByRole('link').first()).toContainText(title, { timeout: 30_000 })
})

test('the global menu offers new pages in English, and no second settings', async ({ page, stack }) => {
  await page.goto(`${stack.settings.urls.studio}/structure`)
  await page.getByTestId('new-document-button').click({ timeout: 30_000 })
  const search = page.getByTestId('new-document-button-search-input').filter({ visible: true })
  await search.fill('page')
  await expect(page.getByRole('link', { name: 'English Page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Français Page' })).toHaveCount(0)
  await search.fill('settings')
  await expect(page.getByRole('link', { name: 'English Page' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(1) // that of the desk
})

test('a text shows its length and what its figures read as, and an unknown figure cannot be published', async ({
  page,
  desk,
}) => {
  const { id } = await desk.article()
  await desk.open(id, problems)
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  const title = page.getByTestId('field-seo.title')
  await title.getByRole('textbox').fill('Write to {contactEmail}')
  await expect(title.getByTestId('counter')).toHaveText('23 / 60')
  await expect(title.getByTestId('reads')).toHaveText(/^reads: Write to \S+@tidewright\.example$/)
  await title.getByRole('textbox').fill('Write to {nobody}')
  await expect(title.getByTestId('reads')).toHaveText('')
  await expect(page.getByRole('button', { name: /“{nobody}” is no figure of Settings/ })).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
})

test('a price is chosen among the figures of the settings, by its amount', async ({ page, stack }) => {
  const starter = await stack.lakeClient.fetch(
    '*[_type == "servicePackage" && language == "en-UK" && slug.current == "starter-package"][0]{_id, price}',
  )
  await page.goto(`${stack.settings.urls.studio}/structure/servicePackage;servicePackage-all;${starter._id}`)
  await formIsOpen(page)
  const price = page.getByTestId('field-price').getByRole('combobox')
  await expect(price).toHaveValue(starter.price)
  await expect(price.locator(`option[value="${starter.price}"]`)).toHaveText(/^€2,500 · /)
})
