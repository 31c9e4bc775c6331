import { recordId } from '../../studio/translations/documents/source-record.ts'
import { limit } from '../support/limit.ts'
import { choose, chooseAction, confirm, expect, field, formIsOpen, openPanel, test } from './fixtures.ts'

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

  await chooseAction(page, 'Delete')
  await confirm(page, /^Delete$/)
  await expect.poll(links).toEqual([{ language: 'en-UK', id }])

  await desk.open(id)
  await create()
  const translations = page.getByRole('button', { name: 'Translations' })
  await choose(translations, page.getByRole('menuitem', { name: 'English: open' }))
  await expect(page).toHaveURL(new RegExp(`;${id}$`))
  // A translation starts with the English texts wherever it is created.
  await stack.lakeClient.patch(`drafts.${italian}`, { set: { title: 'Titolo' } }).commit()
  await desk.open(italian)
  await choose(translations, page.getByRole('menuitem', { name: 'Français: create' }))
  await expect(page).toHaveURL(new RegExp(`${id}-fr`))
  expect(await stack.lakeClient.getDocument(`drafts.${id}-fr`)).toMatchObject({ language: 'fr', title })
  expect(await stack.lakeClient.getDocument(recordId(`${id}-fr`))).toMatchObject({ source: id })
})

test('opens the translation group of an article, and changes nothing', async ({ page, stack, desk }) => {
  const { lakeClient } = stack
  const { id, title } = await desk.article()
  // As older versions stored it: the plugin would make the reference strong.
  const value = { _type: 'reference', _ref: id, _weak: true, _strengthenOnPublish: { type: 'insight' } }
  const entry = { _key: 'en-UK', _type: 'internationalizedArrayReferenceValue', language: 'en-UK', value }
  const group = { _id: `translations-${id}`, _type: 'translation.metadata', schemaTypes: ['insight'] }
  const { _rev } = await lakeClient.create({ ...group, translations: [entry] })
  await desk.open(id)
  await openPanel(page, 'incomingreferences')
  await page.getByRole('link', { name: '1 Translation' }).click()
  const form = page.getByTestId('document-pane').last()
  const translations = form.getByTestId('field-translations')
  await expect(translations.getByText(title)).toBeVisible({ timeout: limit(60_000) })
  await expect(translations.getByTestId('add-es')).toBeDisabled()
  await expect(form.getByTestId('action-menu-button')).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Delete all translations' })).toHaveCount(0)
  expect((await lakeClient.getDocument(group._id))?._rev).toBe(_rev)
})

test('duplicates an article with its translations as drafts that can be published', async ({
  page,
  desk,
}) => {
  const { id, slug, title } = await desk.article()
  await desk.open(id)
  const translations = page.getByRole('button', { name: 'Translations' })
  await choose(translations, page.getByRole('menuitem', { name: 'Español: create' }))
  await expect(page).toHaveURL(new RegExp(`${id}-es`))
  await formIsOpen(page)
  await chooseAction(page, 'Duplicatewith translations')
  await expect(page.getByText('Duplicated in 2 languages')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  await formIsOpen(page)
  await expect(field(page, 'title')).toHaveValue(title)
  await expect(field(page, 'slug')).toHaveValue(`${slug}-copy`)
  await choose(translations, page.getByRole('menuitem', { name: 'English: open draft' }))
  await choose(translations, page.getByRole('menuitem', { name: 'Publish all languages' }))
  for (const language of ['en-UK', 'es'])
    await expect(page.getByTestId(`draft-${language}`).getByText('Ready', { exact: true })).toBeVisible({
      timeout: limit(60_000),
    })
})
