import { expect, field, problems, test } from './fixtures.ts'

test('rejects a URL that another article of the language has', async ({ page, stack, desk }) => {
  const { slug } = await desk.article()
  const { id } = await desk.article({ slug, published: false })
  const message = page.getByRole('button', {
    name: /Another document in this language already has this URL/,
  })
  await desk.open(id, problems)
  await expect(message).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await field(page, 'slug').fill(`${slug}-two`)
  await expect(message).toHaveCount(0)
  await page.getByTestId('action-publish').click()
  await expect
    .poll(async () => (await stack.lakeClient.getDocument(id))?.slug)
    .toMatchObject({ current: `${slug}-two` })
})

test('requires alt text for an image unless it is marked as decorative', async ({ page, stack, desk }) => {
  const message = page.getByRole('button', { name: /Describe the image, or mark it as decorative/ })
  const { id } = await desk.article({ published: false })
  await stack.lakeClient.patch(`drafts.${id}`).unset(['picture.alt']).commit()
  await desk.open(id, problems)
  await expect(message).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Decorative' }).check({ force: true })
  await expect(message).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Decorative' }).uncheck({ force: true })
  await field(page, 'picture.alt').fill('A harbour at low tide')
  await expect(message).toHaveCount(0)
  await expect(page.getByTestId('action-publish')).toBeEnabled()
})

test('removes a new block of a text that is closed empty, so that it doesn’t block publishing', async ({
  page,
  stack,
  desk,
}) => {
  const { id } = await desk.article({ draft: { title: 'With a callout' } })
  await desk.open(id)
  const body = page.getByTestId('field-body')
  const types = async () =>
    stack.lakeClient.fetch('*[_id == $id][0].body[]._type', { id: `drafts.${id}` }, { perspective: 'raw' })
  await body.getByTestId('pt-editor').click()
  await body.getByTestId('pt-editor').getByRole('textbox').first().click()
  await body.getByRole('button', { name: 'Callout' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(types).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(types).toEqual(['block'])
  await expect(page.getByTestId('action-publish')).toBeEnabled()
})

test('removes a link that is closed without a target', async ({ page, stack, desk }) => {
  const { id } = await desk.article({ draft: { title: 'With a link' } })
  await desk.open(id)
  const body = page.getByTestId('field-body')
  const links = async () =>
    stack.lakeClient.fetch(
      '*[_id == $id][0].body[].markDefs[]._type',
      { id: `drafts.${id}` },
      { perspective: 'raw' },
    )
  await body.getByTestId('pt-editor').click()
  await body.getByTestId('pt-editor').getByRole('textbox').first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await body.getByRole('button', { name: 'Link' }).click()
  await expect.poll(links).toEqual(['link'])
  await page.keyboard.press('Escape')
  await expect.poll(links).toEqual([])
  await expect(page.getByTestId('action-publish')).toBeEnabled()
})
