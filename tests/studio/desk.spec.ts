import { limit } from '../support/limit.ts'
import { uniqueWord } from './articles.ts'
import { expect, field, formIsOpen, problems, test } from './fixtures.ts'
import { closeItem, openItem, publicText, publishForm } from './studio-page.ts'

// The desk renders the groups in view only.
test.use({ viewport: { width: 1280, height: 1000 } })

test('opens documents from desk groups, and offers English pages but no second settings in the Create menu', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.settings.urls.studio}/structure`)
  await page.getByTestId('new-document-button').click({ timeout: limit(60_000) })
  const search = page.getByTestId('new-document-button-search-input').filter({ visible: true })
  await search.fill('page')
  await expect(page.getByRole('link', { name: 'English Page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Français Page' })).toHaveCount(0)
  await search.fill('settings')
  await expect(page.getByText('No results for settings')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Proof' }).click()
  await page.getByRole('link', { name: 'Case studies' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  const list = page.getByRole('listbox', { name: 'Case studies · English' })
  await expect(list.getByRole('link').first()).toBeVisible()
  // The URL of a list doesn't depend on its group.
  await page.goto(`${stack.settings.urls.studio}/structure/caseStudy;caseStudy-en-UK`)
  await expect(list.getByRole('link').first()).toBeVisible({ timeout: limit(60_000) })
})

test('opens the settings directly, without Duplicate or Delete, and links to the prices in them', async ({
  page,
  stack,
}) => {
  const { studio } = stack.settings.urls
  // The desk renders only the items in view.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto(`${studio}/structure`)
  await page.getByRole('link', { name: 'Settings' }).click({ timeout: limit(60_000) })
  await expect(field(page, 'company')).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeVisible()
  await expect(page.getByTestId('action-menu-button')).toHaveCount(0)
  await page.goto(`${studio}/structure/packages`)
  await page.getByRole('link', { name: 'Prices and figures' }).click({ timeout: limit(60_000) })
  await expect(page.getByTestId('field-figures')).toBeVisible()
  await expect(page.getByTestId('field-company')).toHaveCount(0)
})

test('lists the last edited document first under Edited this week', async ({ page, stack, desk }) => {
  const { title } = await desk.article()
  await page.goto(`${stack.settings.urls.studio}/structure/edited`)
  const list = page.getByRole('listbox', { name: 'Edited this week' })
  await expect(list.getByRole('link').first()).toContainText(title, { timeout: limit(60_000) })
})

test('shows the length and a preview of a text, and blocks publishing an unknown figure', async ({
  page,
  desk,
}) => {
  const { id } = await desk.article()
  await desk.open(id, problems)
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  const title = page.getByTestId('field-seo.title')
  await title.getByRole('textbox').fill('Write to {contactEmail}')
  await expect(title.getByTestId('counter')).toHaveText('15 / 60')
  await expect(title.getByTestId('reads')).toHaveText(/^Preview: Write to \S+@tidewright\.example$/)
  await title.getByRole('textbox').fill('Write to {nobody}')
  await expect(title.getByTestId('reads')).toHaveText('')
  await expect(page.getByRole('button', { name: /“{nobody}” isn’t a figure in Settings/ })).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
})

test('selects a price from the figures in the settings', async ({ page, stack }) => {
  const starter = await stack.lakeClient.fetch(
    '*[_type == "servicePackage" && language == "en-UK" && slug.current == "starter-package"][0]{_id, price}',
  )
  await page.goto(`${stack.settings.urls.studio}/structure/servicePackage;servicePackage-all;${starter._id}`)
  await formIsOpen(page)
  const price = page.getByTestId('field-price').getByRole('combobox')
  await expect(price).toHaveValue(starter.price)
  await expect(price.locator(`option[value="${starter.price}"]`)).toHaveText(/^€2,500 · /)
})

test('a figure in use has a read-only key, lists its users, and can’t be removed', async ({
  page,
  stack,
  desk,
}) => {
  await desk.borrow('siteSettings')
  await page.goto(`${stack.settings.urls.studio}/structure/siteSettings${problems}`)
  await page
    .getByTestId('field-group-tabs')
    .getByText('Figures and prices')
    .click({ timeout: limit(60_000) })
  await page.getByRole('searchbox', { name: 'Find a figure' }).fill('starter package price')
  await openItem(page, 'figures', /^€2,500/)
  await expect(
    page
      .getByRole('dialog')
      .getByTestId(/field-.*key$/)
      .getByRole('textbox'),
  ).toHaveAttribute('readonly')
  await page.getByTestId('used-in').click()
  const user = page.getByTestId('used-in').getByRole('link', { name: 'AI Starter Package' })
  await expect(user.first()).toBeVisible()
  await closeItem(page)
  await page.getByTestId('field-figures').locator('button[id$="-menuButton"]').first().click()
  await page.getByRole('menuitem', { name: 'Remove' }).filter({ visible: true }).click()
  await expect(page.getByRole('button', { name: /starterPackagePrice.* is still quoted by/ })).toBeVisible({
    timeout: limit(60_000),
  })
  await expect(page.getByTestId('action-publish')).toBeDisabled()
})

test('suggests figures after a brace, and restores a removed section with Ctrl+Z', async ({ page, desk }) => {
  await desk.borrow('page-solutions')
  await desk.openIn('page', 'page-solutions')
  const sections = page.getByTestId('field-sections')
  const heading = sections.getByRole('button', { name: /Hero$/ })
  await openItem(page, 'sections', /Hero$/)
  const text = page.getByRole('dialog').getByRole('textbox').first()
  await text.fill('Within ')
  await text.pressSequentially('{live return')
  await expect(page.getByRole('option', { name: /90 · Days to go live/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await text.press('Enter')
  await expect(text).toHaveValue('Within {roiDays}')
  await expect(page.getByRole('dialog').getByTestId('breadcrumb-item-within-90')).toBeVisible()
  await closeItem(page)
  await expect(heading).toContainText('Within 90')
  await sections.locator('button[id$="-menuButton"]').first().click()
  await page.getByRole('menuitem', { name: 'Remove' }).filter({ visible: true }).click()
  await expect(heading).toHaveCount(0)
  await expect(page.getByText('Removed from Sections')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(heading).toContainText('Within 90')
})

test('edits interface texts in the grid with mouse and keyboard, and publishes them', async ({
  page,
  stack,
}) => {
  const { lakeClient, settings } = stack
  const id = await lakeClient.fetch('*[_type == "uiStrings" && language == "nl"][0]._id')
  const before = await lakeClient.getDocument(id)
  if (!before) throw new Error('There are no Dutch interface texts.')
  await page.goto(`${settings.urls.studio}/structure/uiStrings;${id}`)
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('skipToContent', { timeout: limit(60_000) })
  await expect(page.getByTestId('messages')).toContainText('Skip to content')
  const row = page.getByTestId('message-shell.skipToContent')
  await row.getByRole('gridcell').last().click()
  await row.getByRole('textbox').fill('Meteen naar de tekst')
  await publishForm(page)
  await expect.poll(() => publicText(stack, '/nl')).toContain('Meteen naar de tekst')

  // Keyboard navigation: Tab keeps an edit, Escape reverts it.
  const counted = page.getByTestId('message-discoveryCall.returning')
  const next = page.getByTestId('message-discoveryCall.stay')
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('discoveryCall')
  await counted.getByRole('gridcell').last().click()
  await counted.getByRole('textbox').fill('Je gaat zo terug')
  await expect(counted).toContainText('{seconds} is missing')
  await page.keyboard.press('Tab')
  await expect(next.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(' hier')
  await page.keyboard.press('Escape')
  await expect(next.getByRole('gridcell').last()).toBeFocused()
  await expect(next).not.toContainText(' hier')
  await page.keyboard.press('ArrowUp')
  await expect(counted.getByRole('gridcell').last()).toBeFocused()
  await expect(counted).toContainText('Je gaat zo terug')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await page.keyboard.press('Home')
  await expect(counted.getByRole('link', { name: 'Discovery call dialog' })).toBeFocused()
  await lakeClient.transaction().createOrReplace(before).delete(`drafts.${id}`).commit()

  await page.goto(`${settings.urls.studio}/structure/uiStrings;ui-strings-en-UK`)
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('skipToContent', { timeout: limit(60_000) })
  await row.getByRole('gridcell').last().click()
  await row.getByRole('textbox').fill('Skip to {nothing}')
  await expect(row).toContainText('“{nothing}” is neither a figure in Settings')
  await lakeClient.delete('drafts.ui-strings-en-UK')
})

test('starts an English article from the start screen', async ({ page, stack }) => {
  await page.goto(`${stack.settings.urls.studio}/start`)
  await page.getByRole('button', { name: 'Write an insight' }).click({ timeout: limit(120_000) })
  const title = uniqueWord()
  await field(page, 'title').fill(title, { timeout: limit(60_000) })
  const language = () =>
    stack.lakeClient.fetch('*[title == $title].language', { title }, { perspective: 'raw' })
  await expect.poll(language).toEqual(['en-UK'])
})

test('lists drafts and recently published documents on the start screen', async ({ page, stack, desk }) => {
  const { id, title } = await desk.article({ published: false })
  await page.goto(stack.settings.urls.studio)
  const screen = page.getByTestId('start-screen')
  const draft = screen.getByRole('listitem').filter({ hasText: title })
  await expect(draft).toContainText('Ready', { timeout: limit(60_000) })
  await stack.lakeClient.patch(`drafts.${id}`).unset(['summary']).commit()
  await expect(draft).toContainText('1 problem')
  await expect(screen).toContainText(/Live since/)
  await draft.getByRole('link').click()
  await expect(field(page, 'title')).toHaveValue(title, { timeout: limit(60_000) })
})
