import { limit } from '../support/limit.ts'
import { expect, field, test } from './fixtures.ts'

test('shows “Live since” once visitors get the published version', async ({ page, stack, desk }) => {
  const { id, slug } = await desk.article()
  const live = new Set<string | null>()
  page.on('response', async (response) => {
    const url = new URL(response.url())
    if (url.pathname !== '/api/live') return
    const body = await response.json().catch(() => null)
    if (body?.live) live.add(url.searchParams.get('rev'))
  })
  const footer = page.getByTestId('pane-footer')
  await desk.open(id)
  await expect(footer.getByText(/^Live since/)).toBeVisible({ timeout: limit(60_000) })
  await field(page, 'title').fill('Seen by everybody')
  await expect(page.getByTestId('action-publish')).toBeEnabled({ timeout: limit(60_000) })
  await page.getByTestId('action-publish').click()
  await expect.poll(async () => (await stack.lakeClient.getDocument(id))?.title).toBe('Seen by everybody')
  const revision = (await stack.lakeClient.getDocument(id))?._rev ?? ''
  await expect.poll(() => live.has(revision), { timeout: limit(60_000) }).toBe(true)
  const html = await (await fetch(`${stack.settings.urls.site}/insights/${slug}`)).text()
  expect(html).toContain('Seen by everybody')
  await expect(footer.getByText(/^Live since \d\d:\d\d$/)).toBeVisible()
})

test('shows no publish status for an unpublished document', async ({ page, desk }) => {
  const { id } = await desk.article({ published: false })
  await desk.open(id)
  await expect(page.getByTestId('pane-footer').getByText('en-UK', { exact: true })).toBeVisible()
  await expect(page.getByTestId('pane-footer').getByText(/live|site/i)).toHaveCount(0)
})
