import { expect, field, test, vendorRequestsFailed } from './fixtures.ts'

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
  await expect.poll(async () => (await stack.lakeClient.getDocument(id))?.title).toBe('The first one’s title')
  isPublished.resolve()
  await expect(colleague.getByRole('alert')).toContainText('An error occurred during publish')
  await expect(colleague.getByText('Last published just now')).toBeVisible()
  await expect(field(colleague, 'title')).toHaveValue('The first one’s title')
})
