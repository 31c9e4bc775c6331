import { uniqueWord } from './articles.ts'
import { chooseAction, expect, field, formIsOpen, test } from './fixtures.ts'
import { choose, createDocument, publicText, publishForm } from './studio-page.ts'

test('a new category gets its articles, a page and a new name, and stays while it has articles', async ({
  page,
  stack,
  desk,
}) => {
  const { studio } = stack.settings.urls
  const name = uniqueWord()
  const path = `/insights/topics/${name}`
  await page.goto(`${studio}/structure/category;category-en-UK`)
  await createDocument(page)
  await formIsOpen(page)
  await field(page, 'title').fill(name)
  await page.getByTestId('field-slug').getByRole('button', { name: 'Generate' }).click()
  await field(page, 'summary').fill('What we wrote down on the way.')
  await publishForm(page)
  await expect.poll(() => publicText(stack, path)).toContain('What we wrote down on the way.')

  // An article from before there were categories: it can't be published without one.
  const old = { type: 'Field note', category: undefined }
  const article = await desk.article({ fields: old })
  await expect.poll(() => publicText(stack, `/insights/${article.slug}`)).toContain('Field note')
  await desk.open(article.id)
  await expect(page.getByTestId('field-type')).toContainText('Choose the category that replaces this kind')
  await expect(page.getByTestId('pane-footer')).toContainText(/Last published|Live since/)
  await choose(page.getByTestId('reference-input').first(), name)
  await expect(page.getByTestId('field-type')).toHaveCount(0)
  await publishForm(page)
  await expect.poll(() => publicText(stack, path)).toContain(article.title)

  const id = await stack.lakeClient.fetch<string>('*[_type == "category" && title == $name][0]._id', { name })
  await desk.openIn('category', id)
  await field(page, 'title').fill(`${name} notes`)
  await publishForm(page)
  await expect.poll(() => publicText(stack, `/insights/${article.slug}`)).toContain(`${name} notes`)
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(article.title)
  await page.keyboard.press('Escape')
  await page.getByText('Used on').last().click()
  await expect(page.getByTestId('used-on-view')).toContainText(article.title)
})
