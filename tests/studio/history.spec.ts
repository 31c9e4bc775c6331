import { publish } from './articles.ts'
import { expect, field, openPanel, test } from './fixtures.ts'

test('lists the history, newest first, and shows an earlier revision', async ({ page, stack, desk }) => {
  const article = await desk.article({ draft: { title: 'The second title' } })
  await publish(stack.lakeClient, article)
  await desk.open(article.id)
  await openPanel(page, 'history')
  const revisions = page.getByTestId('timeline-item-button')
  await expect(revisions).toContainText(['Published', 'Published', 'Draft created'])
  await revisions.nth(1).click()
  await expect(field(page, 'title')).toHaveValue(article.title)
  await revisions.first().click()
  await expect(field(page, 'title')).toHaveValue('The second title')
})

test('shows the old and new text of each changed field in Review changes', async ({ page, desk }) => {
  const { id } = await desk.article({
    fields: { title: 'A slow process', breadcrumb: 'Report' },
    draft: { title: 'A quick process', publishedAt: '2026-01-04' },
  })
  await desk.open(id)
  await openPanel(page, 'history')
  await page.getByRole('tab', { name: 'Review changes' }).click()
  const changes = page.locator('#review-panel')
  await expect(changes.locator('del')).toContainText(['slow'])
  await expect(changes.locator('ins')).toContainText(['quick'])
  await expect(changes).toContainText('Date')
  await expect(changes).not.toContainText('Name in breadcrumbs')
})
