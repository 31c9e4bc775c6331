import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { limit } from '../support/limit.ts'
import { chooseAction, confirm, expect, field, formIsOpen, test } from './fixtures.ts'
import { openInsertMenu, visit } from './studio-page.ts'

test('saves edits as a draft and leaves the published article unchanged', async ({ page, stack, desk }) => {
  const { id, draftId, title } = await desk.article()
  await desk.open(id)
  await field(page, 'title').fill('Saved while typing')
  await expect
    .poll(async () => (await stack.lakeClient.getDocument(draftId))?.title)
    .toBe('Saved while typing')
  expect((await stack.lakeClient.getDocument(id))?.title).toBe(title)
  await page.reload()
  await expect(field(page, 'title')).toHaveValue('Saved while typing', { timeout: limit(60_000) })
})

test('discarding changes restores the published article', async ({ page, stack, desk }) => {
  const { id, draftId, title } = await desk.article({ draft: { title: 'Not this way' } })
  await desk.open(id)
  await expect(field(page, 'title')).toHaveValue('Not this way')
  await chooseAction(page, 'Discardchanges')
  await confirm(page, /^Discard/)
  await expect(field(page, 'title')).toHaveValue(title)
  await expect.poll(() => stack.lakeClient.getDocument(draftId)).toBeUndefined()
})

test('unpublishing removes an article from the site and keeps it as a draft', async ({
  page,
  stack,
  desk,
}) => {
  const { id, draftId, title, slug } = await desk.article()
  const status = async () => (await fetch(`${stack.settings.urls.site}/insights/${slug}`)).status
  await expect.poll(status).toBe(200)
  await desk.open(id, '?perspective=published')
  await page.getByTestId('action-unpublish').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
  await confirm(page, /^Unpublish$/)
  await expect.poll(() => stack.lakeClient.getDocument(id)).toBeUndefined()
  expect((await stack.lakeClient.getDocument(draftId))?.title).toBe(title)
  await expect.poll(status).toBe(404)
})

test('duplicating creates a draft with the same content', async ({ page, stack, desk }) => {
  const { id, title } = await desk.article()
  await desk.open(id)
  await chooseAction(page, 'Duplicate')
  await expect(page).not.toHaveURL(new RegExp(`;${id}`))
  const query = '*[title == $title && _id != $id]{_id, language, summary}'
  const copies = () => stack.lakeClient.fetch(query, { title, id }, { perspective: 'raw' })
  const original = await stack.lakeClient.getDocument(id)
  await expect.poll(copies).toMatchObject([{ language: 'en-UK', summary: original?.summary }])
  await expect(field(page, 'title')).toHaveValue(title)
})

test('deleting removes an article and its draft, and redirects its visitors', async ({
  page,
  stack,
  desk,
}) => {
  const { id, draftId, slug } = await desk.article({ draft: { title: 'Going too' } })
  await desk.open(id)
  await chooseAction(page, 'Delete')
  await page.getByRole('dialog').getByRole('combobox').fill('/resources')
  await page.getByRole('option', { name: /· \/resources$/ }).click()
  await confirm(page, /^Delete and redirect$/)
  await expect.poll(() => stack.lakeClient.getDocuments([id, draftId])).toEqual([null, null])
  await expect
    .poll(async () => (await visit(stack, `/insights/${slug}`))[1], { timeout: limit(60_000) })
    .toBe('/resources')
})

test('blocks deleting a document that others use, and lists them', async ({ page, desk }) => {
  await desk.openIn('page', 'page-about')
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/documents show or link to this one/)
  await expect(dialog.getByRole('link', { name: /Navigation|Header/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Delete/ })).toHaveCount(0)
})

test('shows the drawing of each section type in the insert menu', async ({ page, stack }) => {
  await page.goto(`${stack.settings.urls.studio}/structure/page;page-en-UK;page-home`)
  await formIsOpen(page)
  const drawings = (await openInsertMenu(page, 'sections')).locator('img')
  await expect(drawings).toHaveCount(sectionTypes.length)
  const urls = await drawings.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
  expect(new Set(urls).size).toBe(sectionTypes.length)
  for (const url of urls) {
    const { status, headers } = await fetch(url)
    expect({ url, status, type: headers.get('content-type') }).toEqual({
      url,
      status: 200,
      type: 'image/svg+xml',
    })
  }
})
