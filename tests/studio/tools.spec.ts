import { limit } from '../support/limit.ts'
import { editDraft } from './articles.ts'
import { expect, field, formIsOpen, test, vendorRequestsFailed } from './fixtures.ts'

test('hides developer tools from marketers', async ({ page, desk }) => {
  const { id } = await desk.article()
  await desk.open(id)
  await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vision' })).toHaveCount(0)
  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await expect(page.getByTestId('action-history').filter({ visible: true })).toBeVisible()
  await expect(page.getByTestId('action-inspect').filter({ visible: true })).toHaveCount(0)
})

test('opens the French article next to the preview of its French page', async ({ page, stack, desk }) => {
  const { slug, title } = await desk.article({ language: 'fr' })
  const path = encodeURIComponent(`/fr/analyses/${slug}`)
  await page.goto(`${stack.settings.urls.studio}/presentation?preview=${path}`)
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('html')).toHaveAttribute('lang', 'fr', { timeout: limit(60_000) })
  await expect(preview.locator('h1')).toHaveText(title)
  await formIsOpen(page)
  await expect(field(page, 'title')).toHaveValue(title)
  await field(page, 'title').fill('Un nouveau titre')
  await expect(preview.locator('h1')).toHaveText('Un nouveau titre', { timeout: limit(60_000) })
})

test('shows two editors each other’s changes and keeps both', async ({ page, stack, desk }) => {
  const article = await desk.article()
  await desk.open(article.id)
  await field(page, 'title').fill('Mine')
  const draft = () => stack.lakeClient.getDocument(article.draftId)
  await expect.poll(async () => (await draft())?.title).toBe('Mine')
  const summary = 'Written by somebody else while the form was open on my desk.'
  await editDraft(stack.lakeClient, article, { summary })
  await expect(field(page, 'summary')).toHaveValue(summary)
  await field(page, 'breadcrumb').fill('Report')
  await expect.poll(draft).toMatchObject({ title: 'Mine', summary, breadcrumb: 'Report' })
})

test.describe('at the same time', () => {
  test.use({ expectedErrors: new RegExp(`${vendorRequestsFailed.source}|status of 409`) })

  test('of two editors who publish at once, one wins and the other is told and loses nothing', async ({
    page,
    stack,
    desk,
  }) => {
    const { id } = await desk.article({ draft: { title: 'Both see this' } })
    const colleague = await page.context().newPage()
    await desk.open(id)
    await colleague.goto(page.url())
    await expect(field(colleague, 'title')).toHaveValue('Both see this')
    await field(page, 'title').fill('The first one’s title')
    await expect(field(colleague, 'title')).toHaveValue('The first one’s title')

    // The colleague's request is under way while the other one is answered.
    const isPublished = Promise.withResolvers<void>()
    await colleague.route('**/data/actions/**', async (route) => {
      await isPublished.promise
      await route.continue()
    })
    const publish = (editor: typeof page) => editor.getByTestId('action-publish')
    const sent = colleague.waitForRequest('**/data/actions/**')
    await publish(colleague).click()
    await sent
    await publish(page).click()
    await expect
      .poll(async () => (await stack.lakeClient.getDocument(id))?.title)
      .toBe('The first one’s title')
    isPublished.resolve()
    await expect(colleague.getByRole('alert')).toContainText('An error occurred during publish')
    await expect(colleague.getByText('Last published just now')).toBeVisible()
    await expect(field(colleague, 'title')).toHaveValue('The first one’s title')
  })
})

test('mounts Studio and form once, even if it learns late what the project has', async ({ page, desk }) => {
  const { id } = await desk.article()
  const mounted = page.getByTestId('studio-navbar').or(page.getByTestId('loading-block'))
  await page.route('**/features*', async (route) => {
    await mounted.first().waitFor()
    await route.continue()
  })
  await page.addInitScript(() => {
    const counted = ['studio-layout', 'document-pane']
    const seen = new Set<HTMLElement>()
    const count = () => {
      for (const name of counted)
        for (const element of document.querySelectorAll<HTMLElement>(`[data-testid="${name}"]`))
          seen.add(element)
      document.documentElement.dataset.mounted = [...seen].map((element) => element.dataset.testid).join(' ')
    }
    new MutationObserver(count).observe(document, { childList: true, subtree: true })
  })
  await desk.open(id)
  await expect(page.getByRole('button', { name: 'Add comment' }).first()).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('data-mounted', 'studio-layout document-pane')
})
