import { chooseAction, confirm, expect, field, formIsOpen, openPanel, test } from './fixtures.ts'

test('creates a translation from the menu, deletes it, and creates it again', async ({
  page,
  stack,
  desk,
}) => {
  const { id, title } = await desk.article()
  const italian = `${id}-it`
  const query = `*[_type == "translation.metadata" && references($id)]{
    "links": translations[]{ language, "id": value._ref }
  }`
  const links = async () => (await stack.lakeClient.fetch(query, { id }, { perspective: 'raw' }))[0]?.links
  const create = async () => {
    await page.getByRole('button', { name: 'Translations' }).click()
    await page.getByRole('menuitem', { name: 'Italiano: create' }).click()
    await expect(page).toHaveURL(new RegExp(italian))
    await formIsOpen(page)
    await expect(page.getByTestId('pane-footer').getByText('it', { exact: true })).toBeVisible()
    await expect(field(page, 'title')).toHaveValue(title)
  }
  await desk.open(id)
  await create()
  await expect.poll(links).toEqual([
    { language: 'en-UK', id },
    { language: 'it', id: italian },
  ])
  expect(await stack.lakeClient.getDocument(`drafts.${italian}`)).toMatchObject({ language: 'it', title })

  await page.locator('[data-testid="action-menu-button"]:enabled').waitFor()
  await chooseAction(page, 'Delete')
  await confirm(page, /^Delete$/)
  await expect.poll(links).toEqual([{ language: 'en-UK', id }])

  await desk.open(id)
  await create()
  await page.getByRole('button', { name: 'Translations' }).click()
  await page.getByRole('menuitem', { name: 'English: open' }).click()
  await expect(page).toHaveURL(new RegExp(`;${id}$`))
})

test('lists the translation group of an article under Incoming references', async ({ page, desk }) => {
  await desk.open('insight-sme-advantage')
  await openPanel(page, 'incomingreferences')
  await expect(page.getByRole('link', { name: /2 Translations|Translations of/ }).first()).toBeVisible()
})
