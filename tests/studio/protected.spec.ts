import { limit } from '../support/limit.ts'
import { documentMenu, expect, field, problems, test, vendorRequestsFailed } from './fixtures.ts'
import { publishForm } from './studio-page.ts'

test('the home page can’t be deleted or moved', async ({ page, stack, desk }) => {
  await desk.borrow('page-home')
  await desk.openIn('page', `page-home${problems}`)
  const remove = page.getByTestId('action-Delete')
  await documentMenu(page).click()
  await expect(remove).toBeDisabled()
  await page.keyboard.press('Escape')
  await field(page, 'slug').fill('start')
  const message = page.getByRole('button', { name: /The home page keeps the URL/ })
  await expect(message).toBeVisible({ timeout: limit(60_000) })
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  // A request that doesn't come from our menu: the content lake refuses it.
  const { lake, studio } = stack.settings.urls
  const { status } = await fetch(`${lake}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { origin: studio, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ delete: { id: 'page-home' } }] }),
  })
  expect(status).toBe(403)
})

test('says that a program took the home page away, and an editor brings it back', async ({
  page,
  stack,
  desk,
}) => {
  const { lakeClient, settings } = stack
  await desk.borrow('page-home')
  // It refers to the home page.
  await desk.borrow('page-legacy')
  const visit = () => fetch(settings.urls.site)
  const heading = /<h1[^>]*>.*?<\/h1>/s.exec(await (await visit()).text())?.[0] ?? 'none'
  await page.goto(settings.urls.studio)
  const screen = page.getByTestId('start-screen')
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible({ timeout: limit(120_000) })
  await lakeClient
    .transaction()
    .patch('page-legacy', { unset: ['sections'] })
    .delete('page-home')
    .commit()
  const notice = screen.getByRole('status').filter({ hasText: 'A program removed the home page (English)' })
  await expect(notice).toBeVisible({ timeout: limit(60_000) })
  const reply = await visit()
  expect([reply.status, (await reply.text()).includes(heading)]).toEqual([200, true])
  await notice.getByRole('link', { name: 'Open it' }).click()
  await page
    .getByTestId('deleted-document-banner')
    .getByRole('button', { name: 'Restore most recent revision' })
    .click({ timeout: limit(60_000) })
  await expect(field(page, 'slug')).toHaveValue('/', { timeout: limit(60_000) })
  await publishForm(page)
  await page.goto(settings.urls.studio)
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible({ timeout: limit(60_000) })
  await expect(notice).toHaveCount(0)
})

test.describe(() => {
  test.use({
    expectedErrors: new RegExp(`${vendorRequestsFailed.source}|ERR_INTERNET_DISCONNECTED|Failed to fetch`),
  })

  test('says that the connection is lost, and lets nobody publish meanwhile', async ({
    page,
    context,
    desk,
  }) => {
    const { id } = await desk.article()
    await desk.open(id)
    await field(page, 'title').fill('Before the tunnel')
    await expect(page.getByTestId('action-publish')).toBeEnabled({ timeout: limit(60_000) })
    await page.getByRole('button', { name: 'Translations' }).click()
    await page.getByRole('menuitem', { name: 'Publish all languages…' }).click()
    const publishAll = page.getByRole('dialog').getByRole('button', { name: 'Publish 1 draft' })
    await expect(publishAll).toBeEnabled()
    await context.setOffline(true)
    try {
      await expect(page.getByRole('dialog').getByText(/^Not connected\./)).toBeVisible()
      await expect(publishAll).toBeDisabled()
      await expect(page.getByText(/^Not connected\. What you type is kept/)).toBeVisible()
      await expect(page.getByTestId('action-publish')).toBeDisabled()
    } finally {
      await context.setOffline(false)
    }
    await expect(page.getByText(/^Not connected\. What you type is kept/)).toHaveCount(0, {
      timeout: limit(60_000),
    })
    await expect(page.getByTestId('action-publish')).toBeEnabled({ timeout: limit(60_000) })
  })

  test('says so in the side-by-side tool, too', async ({ page, context, stack, desk }) => {
    await desk.borrow('insight-sme-advantage-es')
    await page.goto(`${stack.settings.urls.studio}/translations/insight-sme-advantage/es`)
    const title = page.getByTestId('unit-title').getByRole('textbox')
    await title.fill('Antes del túnel', { timeout: limit(60_000) })
    const publish = page.getByTestId('publish-translation')
    await expect(publish).toBeEnabled({ timeout: limit(60_000) })
    await context.setOffline(true)
    try {
      await expect(page.getByText(/^Not connected\. What you type is kept/)).toBeVisible()
      await expect(publish).toBeDisabled()
    } finally {
      await context.setOffline(false)
    }
    await expect(publish).toBeEnabled({ timeout: limit(60_000) })
  })
})

test('interface texts have no “+”', async ({ page, stack }) => {
  await page.goto(`${stack.settings.urls.studio}/structure/uiStrings`)
  await expect(page.getByText('uiStrings').or(page.getByText('en-UK')).first()).toBeVisible({
    timeout: limit(60_000),
  })
  await expect(page.getByTestId('action-intent-button')).toHaveCount(0)
  await page.goto(`${stack.settings.urls.studio}/structure/uiStrings;ui-strings-en-UK`)
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: limit(60_000) })
})
