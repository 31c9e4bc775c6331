import { editDraft } from './articles.ts'
import { expect, field, formIsOpen, test } from './fixtures.ts'

test('Vision answers a query', async ({ page, stack }) => {
  await page.goto(`${stack.settings.urls.studio}/vision`)
  const editor = page.getByTestId('vision-query-editor').getByRole('textbox')
  await expect(editor).toBeVisible({ timeout: 30_000 })
  await editor.fill('*[_id == "insight-sme-advantage"]{"found": slug.current}')
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(page.getByTestId('vision-result')).toContainText('found:sme-advantage')
})

test('the preview of a French address opens the French article beside its page', async ({
  page,
  stack,
  desk,
}) => {
  const { slug, title } = await desk.article({ language: 'fr' })
  const path = encodeURIComponent(`/fr/insights/${slug}`)
  await page.goto(`${stack.settings.urls.studio}/presentation?preview=${path}`)
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('html')).toHaveAttribute('lang', 'fr', { timeout: 30_000 })
  await expect(preview.locator('h1')).toHaveText(title)
  await formIsOpen(page)
  await expect(field(page, 'title')).toHaveValue(title)
  await field(page, 'title').fill('Un nouveau titre')
  await expect(preview.locator('h1')).toHaveText('Un nouveau titre', { timeout: 20_000 })
})

test('two editors see each other’s changes and keep their own', async ({ page, stack, desk }) => {
  const article = await desk.article()
  await desk.open(article.id)
  await field(page, 'title').fill('Mine')
  const draft = () => stack.lakeClient.getDocument(article.draftId)
  await expect.poll(async () => (await draft())?.title).toBe('Mine')
  const summary = 'Written by somebody else while the form was open on my desk.'
  await editDraft(stack.lakeClient, article, { summary })
  await expect(field(page, 'summary')).toHaveValue(summary)
  await field(page, 'type').fill('Report')
  await expect.poll(draft).toMatchObject({ title: 'Mine', summary, type: 'Report' })
})
