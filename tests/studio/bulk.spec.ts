import type { Page } from '@playwright/test'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { allReleases } from './articles.ts'
import { expect, test } from './fixtures.ts'
import { publicText, visit } from './studio-page.ts'

async function openPane(page: Page, { settings }: TestStack): Promise<void> {
  await page.goto(`${settings.urls.studio}/structure/bulk-actions`)
  await expect(page.getByRole('heading', { name: 'Bulk actions' })).toBeVisible({
    timeout: limit(120_000),
  })
}

const select = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).check()

test('publishes the selected drafts that are ready, and says what blocks the others', async ({
  page,
  stack,
  desk,
}) => {
  const one = await desk.article({ draft: { title: 'First of two' } })
  const two = await desk.article({ draft: { title: 'Second of two' } })
  await desk.article({ draft: { title: 'Without summary', summary: '' } })
  await desk.article({ draft: { title: 'Moved', slug: { _type: 'slug', current: `${one.slug}-moved` } } })
  const author = { _type: 'reference', _ref: 'team-member-elin-marchetti' }
  await desk.article({ draft: { title: 'Not selected', author } })
  await openPane(page, stack)
  const authors = page.getByRole('combobox', { name: 'Author' })
  await authors.selectOption('Elin Marchetti', { timeout: limit(60_000) })
  await expect(page.getByRole('link', { name: 'Moved' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Not selected' })).toBeVisible()
  await authors.selectOption('All authors')
  const words = page.getByRole('searchbox', { name: 'Words in the title' })
  await expect(page.getByRole('link', { name: 'Not selected' })).toBeVisible()
  await words.fill('of tw')
  await expect(page.getByText('2 documents', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Not selected' })).toHaveCount(0)
  await words.fill('')
  await expect(page.getByRole('link', { name: 'Not selected' })).toBeVisible()
  for (const title of ['First of two', 'Second of two', 'Without summary', 'Moved']) await select(page, title)
  const toolbar = page.getByTestId('bulk-actions')
  await expect(toolbar).toContainText('4 selected, 2 of them ready', { timeout: limit(60_000) })
  await expect(page.getByText('1 problem: open it')).toBeVisible()
  await expect(page.getByText('Its URL changes.')).toBeVisible()
  await toolbar.getByRole('button', { name: 'Publish 2' }).click()
  for (const { slug, title } of [
    { slug: one.slug, title: 'First of two' },
    { slug: two.slug, title: 'Second of two' },
  ])
    await expect
      .poll(() => publicText(stack, `/insights/${slug}`), { timeout: limit(60_000) })
      .toContain(title)
  await expect(page.getByRole('link', { name: 'First of two' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Not selected' })).toBeVisible()
  expect(await stack.lakeClient.getDocument(two.draftId)).toBeUndefined()
})

test('schedules drafts, or moves them to a release', async ({ page, stack, desk }) => {
  const { lakeClient } = stack
  const later = await desk.article({ draft: { title: 'Later' } })
  const released = await desk.article({ draft: { title: 'Released' } })
  const metadata = { title: 'Spring launch', releaseType: 'asap', cardinality: 'many' } as const
  await lakeClient.releases.create({ releaseId: 'rspring', metadata })
  await openPane(page, stack)
  const toolbar = page.getByTestId('bulk-actions')
  await select(page, 'Later')
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await toolbar.getByLabel('Time, in your time zone').fill(`${day}T10:00`)
  await toolbar.getByRole('button', { name: 'Schedule 1' }).click({ timeout: limit(60_000) })
  await expect
    .poll(async () => (await allReleases(lakeClient)).map(({ state }) => state).sort())
    .toEqual(['active', 'scheduled'])
  await expect.poll(() => lakeClient.getDocument(later.draftId)).toBeUndefined()

  await select(page, 'Released')
  await toolbar.getByRole('combobox', { name: 'Release' }).selectOption('Spring launch')
  const move = toolbar.getByRole('button', { name: 'Move 1 to release' })
  const version = async () => (await lakeClient.getDocument(`versions.rspring.${released.id}`))?.title
  // While a draft is checked again, the button is off for a moment, and a click is lost.
  await expect(async () => {
    await move.click({ timeout: limit(5_000) }).catch(() => undefined)
    await expect.poll(version, { timeout: limit(5_000) }).toBe('Released')
  }).toPass({ timeout: limit(60_000) })
  expect(await lakeClient.getDocument(released.draftId)).toBeUndefined()
})

test('unpublishes documents with their redirects, except those that others show', async ({
  page,
  stack,
  desk,
}) => {
  const { lakeClient } = stack
  const one = await desk.article()
  const two = await desk.article({ fields: { relatedTo: { _type: 'reference', _ref: one.id } } })
  await openPane(page, stack)
  await page.getByRole('combobox', { name: 'State' }).selectOption('Published')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('English')
  await select(page, one.title)
  await select(page, two.title)
  const toolbar = page.getByTestId('bulk-actions')
  await expect(page.getByText('1 document shows or links to it.')).toBeVisible({ timeout: limit(60_000) })
  await expect(page.getByText('Visitors will be sent to /insights.')).toBeVisible()
  await toolbar.getByRole('button', { name: 'Unpublish 1…' }).click()
  await toolbar.getByRole('button', { name: 'Yes, unpublish 1' }).click()
  await expect.poll(() => lakeClient.getDocument(two.id)).toBeUndefined()
  expect(await lakeClient.getDocument(one.id)).toBeTruthy()
  await expect
    .poll(() => visit(stack, `/insights/${two.slug}`), { timeout: limit(60_000) })
    .toEqual([307, '/insights'])
})

for (const [screen, width] of [
  ['a phone', 390],
  ['a wide screen', 1280],
] as const)
  test(`keeps the actions in view on ${screen}`, async ({ page, stack }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPane(page, stack)
    await page.getByRole('combobox', { name: 'State' }).selectOption('Published')
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    await boxes.nth(1).check()
    const toolbar = page.getByTestId('bulk-actions')
    await expect(toolbar).toBeInViewport({ ratio: 1 })
    await boxes.last().check()
    await expect(toolbar).toBeInViewport({ ratio: 1 })
    await expect(toolbar).toContainText('2 selected')
  })
