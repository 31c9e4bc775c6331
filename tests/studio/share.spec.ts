import { limit } from '../support/limit.ts'
import { expect, field, formIsOpen, test, vendorRequestsFailed } from './fixtures.ts'

test('previews the search result and share card while typing', async ({ page, stack, desk }) => {
  const { id, slug, draftId } = await desk.article()
  await desk.open(id)
  await field(page, 'title').fill('Count the hours first')
  await expect
    .poll(async () => (await stack.lakeClient.getDocument(draftId))?.title)
    .toBe('Count the hours first')
  await page.getByRole('tab', { name: 'Search & share' }).click()
  const view = page.getByTestId('share-view')
  await expect(view.getByText('Count the hours first · Tidewright')).toBeVisible()
  await expect(view.getByText(new RegExp(`/insights/${slug}$`))).toBeVisible()
  await expect(view.getByRole('img', { name: 'Share image: Count the hours first' })).toBeVisible()
})

test('lists the pages that show a document under Used on', async ({ page, stack }) => {
  const { studio } = stack.settings.urls
  const tier = await stack.lakeClient.fetch(
    '*[_type == "retainerTier" && language == "en-UK"][0]{_id, "user": *[references(^._id) && _type == "page"][0]{_id, "slug": slug.current}}',
  )
  await page.goto(`${studio}/structure/retainerTier;retainerTier-en-UK;${tier._id}`)
  await page.getByRole('tab', { name: 'Used on' }).click({ timeout: limit(60_000) })
  const view = page.getByTestId('used-on-view')
  await expect(view.locator(`a[href$="/${tier.user.slug}"]`).first()).toBeVisible()
  await view.locator(`a[href*="${tier.user._id}"]`).click()
  await formIsOpen(page)
  await expect(page).toHaveURL(new RegExp(tier.user._id))
})

test.describe('a path without a page', () => {
  // The page for such a path is everybody's, with a search field that would take the focus outside a frame.
  const notFound = /404.*never-written|Blocked autofocusing/
  test.use({ expectedErrors: new RegExp(`${vendorRequestsFailed.source}|${notFound.source}`) })

  test('shows a message in the preview', async ({ page, stack }) => {
    const { studio } = stack.settings.urls
    await page.goto(`${studio}/presentation?preview=${encodeURIComponent('/insights/never-written')}`)
    await expect(page.getByText(/No page has the URL|Missing a main document/).first()).toBeVisible({
      timeout: limit(60_000),
    })
  })
})
