import { expect, openPanel, test } from './fixtures.ts'

test('a translation made in the Translations menu has its language, and both are linked', async ({
  page,
  stack,
  desk,
}) => {
  const { id, title } = await desk.article()
  await desk.open(id)
  await page.getByRole('button', { name: 'Translations' }).click()
  await page.getByRole('button', { name: /Italiano/ }).click()
  const query = `*[_type == "translation.metadata" && references($id)]{
    "links": translations[]{language, "id": value._ref}
  }`
  const links = async () => {
    const [found] = await stack.lakeClient.fetch(query, { id }, { perspective: 'raw' })
    return found?.links
  }
  await expect.poll(links).toMatchObject([
    { language: 'en-UK', id },
    { language: 'it', id: expect.any(String) },
  ])
  const italian = (await links())[1].id
  const made = await stack.lakeClient.getDocument(`drafts.${italian}`)
  expect(made).toMatchObject({ _type: 'insight', language: 'it', title })
  // The menu leads to it.
  await page.getByRole('button', { name: /Italiano/ }).click()
  await expect(page).toHaveURL(new RegExp(italian))
  await expect(page.getByTestId('pane-footer').getByText('it', { exact: true })).toBeVisible()
})

test('the incoming references of an article lead to its translation links', async ({ page, desk }) => {
  await desk.open('insight-sme-advantage')
  await openPanel(page, 'incomingreferences')
  await expect(page.getByRole('link', { name: /2 Translations/ })).toBeVisible()
})
