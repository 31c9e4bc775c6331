import type { Page } from '@playwright/test'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { chooseAction, confirm, expect, field, formIsOpen, test, vendorRequestsFailed } from './fixtures.ts'

// The Studio asks by dry runs what the role may do with releases.
test.use({
  expectedErrors: new RegExp(
    `${vendorRequestsFailed.source}|403 \\(Forbidden\\).*/data/actions/|400 \\(Bad Request\\).*/acl`,
  ),
})

const select = (page: Page) => page.getByRole('combobox', { name: 'Your role' })

/** Chooses a role on the start screen. */
async function chooseRole(page: Page, { settings }: TestStack, title: string): Promise<void> {
  await page.goto(`${settings.urls.studio}/start`)
  await select(page).selectOption(title, { timeout: limit(60_000) })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled({ timeout: limit(60_000) })
  await expect(select(page).locator('option:checked')).toHaveText(title, { timeout: limit(60_000) })
}

const banner = (page: Page) => page.getByTestId('permission-check-banner')
const publish = (page: Page) => page.getByTestId('action-publish')

test('a translator translates her language and nothing else', async ({ page, stack, desk }) => {
  const english = await desk.article()
  await chooseRole(page, stack, 'Translator: Français')
  await expect(page.getByRole('link', { name: 'Leads' })).toHaveCount(0)
  await expect(page.getByTestId('scheduled')).toHaveCount(0)

  await desk.open(english.id)
  await expect(banner(page)).toContainText('Translator: Français', { timeout: limit(60_000) })
  await expect(field(page, 'title')).not.toBeEditable()

  await page.goto(`${stack.settings.urls.studio}/start`)
  const work = page.getByTestId('work-fr').getByRole('listitem').filter({ hasText: english.title })
  await work.getByRole('button', { name: /^Create/ }).click({ timeout: limit(60_000) })
  const title = page.getByTestId('unit-title').getByRole('textbox')
  await title.fill('Quelqu’un a traduit ceci', { timeout: limit(60_000) })
  const draft = () => stack.lakeClient.getDocument(`drafts.${english.id}-fr`)
  await expect.poll(draft).toMatchObject({ language: 'fr', title: 'Quelqu’un a traduit ceci' })
  await page.goto(`${stack.settings.urls.studio}/translations/${english.id}/es`)
  await expect(page.getByText('This translation doesn’t exist.')).toBeVisible({ timeout: limit(60_000) })

  await page.goto(`${stack.settings.urls.studio}/structure/siteSettings`)
  await expect(banner(page)).toBeVisible({ timeout: limit(60_000) })
})

test('a translator publishes, and can’t delete or move what is published', async ({ page, stack, desk }) => {
  const french = await desk.article({ language: 'fr' })
  await chooseRole(page, stack, 'Translator: Français')
  await desk.open(french.id)
  await formIsOpen(page)
  await field(page, 'title').fill('Un nouveau titre')
  await publish(page).click({ timeout: limit(60_000) })
  const published = () => stack.lakeClient.getDocument(french.id)
  await expect.poll(async () => (await published())?.title).toBe('Un nouveau titre')
  await page.getByTestId('action-menu-button').click()
  await expect(page.getByTestId('action-Delete')).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByTestId('field-slug').getByRole('textbox').fill('une-autre-adresse')
  await expect
    .poll(async () => stack.lakeClient.getDocument(french.draftId))
    .toMatchObject({
      slug: { current: 'une-autre-adresse' },
    })
  await expect(publish(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Translations' }).click()
  await page.getByRole('menuitem', { name: 'Publish all languages' }).click()
  await expect(page.getByTestId('draft-fr')).toContainText('your role can’t redirect', {
    timeout: limit(60_000),
  })
  await expect(page.getByRole('button', { name: 'Publish 0 drafts' })).toBeDisabled()
})

test('a contributor writes a draft, which an editor publishes', async ({ page, stack, desk }) => {
  const { id, draftId } = await desk.article()
  await chooseRole(page, stack, 'Contributor')
  await desk.open(id)
  await field(page, 'title').fill('Written by a contributor')
  await expect
    .poll(() => stack.lakeClient.getDocument(draftId))
    .toMatchObject({ title: 'Written by a contributor' })
  await expect(publish(page)).toBeDisabled()
  await page.goto(`${stack.settings.urls.studio}/start`)
  await expect(page.getByRole('heading', { name: 'Drafts to finish or have published' })).toBeVisible({
    timeout: limit(60_000),
  })
  await chooseRole(page, stack, 'Editor')
  await desk.open(id)
  await publish(page).click({ timeout: limit(60_000) })
  await expect
    .poll(async () => (await stack.lakeClient.getDocument(id))?.title)
    .toBe('Written by a contributor')
})

test('a contributor deletes a draft that is linked as a translation', async ({ page, stack, desk }) => {
  const { id, draftId } = await desk.article({ language: 'fr', published: false })
  const value = { _type: 'reference', _ref: id, _weak: true }
  const translations = [{ _key: 'fr', language: 'fr', value }]
  await stack.lakeClient.create({ _id: `translations-${id}`, _type: 'translation.metadata', translations })
  await chooseRole(page, stack, 'Contributor')
  await desk.open(id)
  await chooseAction(page, 'Delete')
  await confirm(page, /^Delete/)
  await expect.poll(() => stack.lakeClient.getDocument(draftId)).toBeUndefined()
})

test('a failing request for the role’s rights can be repeated', async ({ page, stack }) => {
  await page.route(/\/acl/, (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto(`${stack.settings.urls.studio}/start`)
  await expect(page.getByText('Couldn’t load what your role allows.')).toBeVisible({
    timeout: limit(120_000),
  })
  await page.unroute(/\/acl/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByTestId('start-screen')).toBeVisible({ timeout: limit(120_000) })
})

test('a viewer reads', async ({ page, stack, desk }) => {
  const { id } = await desk.article()
  await chooseRole(page, stack, 'Viewer')
  await expect(page.getByRole('heading', { name: 'What would you like to see?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change a price' })).toHaveCount(0)
  await desk.open(id)
  await expect(banner(page)).toContainText('Viewer', { timeout: limit(60_000) })
  await expect(field(page, 'title')).not.toBeEditable()
})
