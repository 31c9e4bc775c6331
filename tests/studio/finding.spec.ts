import { limit } from '../support/limit.ts'
import { expect, field, formIsOpen, test } from './fixtures.ts'

test('finds an article in the list of its language by a word of its title', async ({ page, stack, desk }) => {
  const [english, other] = [await desk.article(), await desk.article()]
  const french = await desk.article({ language: 'fr' })
  await page.goto(`${stack.settings.urls.studio}/structure`)
  await page.getByRole('link', { name: 'Insights' }).click({ timeout: limit(60_000) })
  await page.getByRole('link', { name: 'English' }).click()
  const list = page.getByRole('listbox', { name: 'Insights · English' })
  await expect(list.getByRole('link', { name: english.title })).toBeVisible()
  await expect(list.getByRole('link', { name: french.title })).toHaveCount(0)
  await expect(list.getByRole('link', { name: other.title })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search list' }).fill(english.slug)
  await expect(list.getByRole('link')).toHaveCount(1)
  await list.getByRole('link', { name: english.title }).click()
  await formIsOpen(page)
  await expect(field(page, 'title')).toHaveValue(english.title)
})

test('finds an article in any language by a word of its text with the global search, and no technical record of it', async ({
  page,
  stack,
  desk,
}) => {
  const body = [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'b', text: 'Un mot rare, quincaillage.', marks: [] }],
    },
  ]
  const article = await desk.article({ language: 'nl', fields: { body } })
  await stack.lakeClient.create({
    _id: `translation-source-${article.id}-es`,
    _type: 'translationSource',
    translation: `${article.id}-es`,
    units: [{ _key: 'u0', _type: 'sourceUnit', path: 'title', text: 'Un mot rare, quincaillage.' }],
  })
  await page.goto(`${stack.settings.urls.studio}/structure`)
  await expect(page.getByRole('link', { name: 'Insights' })).toBeVisible({ timeout: limit(60_000) })
  await page.getByTestId('studio-search').click()
  const search = page.getByPlaceholder('Search', { exact: true })
  await expect(search).toBeFocused()
  await search.fill('quincaillage')
  const results = page.getByTestId('search-results')
  await expect(results.getByRole('link')).toHaveCount(1)
  await results.getByRole('link', { name: article.title }).click()
  await formIsOpen(page)
  await expect(field(page, 'title')).toHaveValue(article.title)
})
