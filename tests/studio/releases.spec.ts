import type { Locator, Page } from '@playwright/test'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { allReleases, editDraft } from './articles.ts'
import { choose, confirm, documentMenu, expect, field, test } from './fixtures.ts'
import { publicText, visit } from './studio-page.ts'

const release = 'rspring'

/** A release without documents. */
function createRelease({ lakeClient }: TestStack): Promise<unknown> {
  const metadata = { title: 'Spring launch', releaseType: 'asap', cardinality: 'many' } as const
  return lakeClient.releases.create({ releaseId: release, metadata })
}

async function openRelease(page: Page, { settings }: TestStack, id = release): Promise<void> {
  await page.goto(`${settings.urls.studio}/releases/${id}`)
  await expect(page.getByTestId('release-menu-button')).toBeVisible({ timeout: limit(120_000) })
}

const chooseItem = (menu: Locator, name: string) => choose(menu, menu.page().getByRole('menuitem', { name }))

const releaseMenu = (page: Page) => page.getByTestId('release-menu-button')

/** Enters a time next week in the dialog that schedules. */
async function enterDate(dialog: Locator): Promise<void> {
  const date = new Date(Date.now() + 7 * 86_400_000)
  const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
  await dialog.getByTestId('date-input').fill(`${day} 10:00`)
  await dialog.getByTestId('date-input').blur()
}

/** The state of the newest release, as the lake stores it. */
async function stateOf({ lakeClient }: TestStack): Promise<string | undefined> {
  return (await allReleases(lakeClient))[0]?.state
}

test('publishes a moved article with its redirect by a release, and reverts it', async ({
  page,
  stack,
  desk,
}) => {
  const { id, slug } = await desk.article()
  const { lakeClient, settings } = stack
  const dialog = page.getByRole('dialog')
  await page.goto(`${settings.urls.studio}/releases`)
  const title = page.getByTestId('release-form-title')
  await page
    .getByRole('button', { name: 'New release' })
    .first()
    .click({ timeout: limit(60_000) })
  await title.fill('Spring launch')
  await page.getByTestId('submit-release-button').click()
  await expect.poll(() => allReleases(lakeClient)).toHaveLength(1)
  const [created] = await allReleases(lakeClient)
  const name = String(created?.name)

  await desk.open(id, `?perspective=${name}`)
  await page.getByRole('button', { name: 'Add to release' }).click()
  await field(page, 'title').fill('Out in spring')
  await field(page, 'slug').fill(`${slug}-moved`)
  await page.getByTestId('action-redirectoldurl').click()
  await expect(dialog).toContainText(`from /insights/${slug} to /insights/${slug}-moved when the release`)
  await confirm(page, 'Add redirect to release')
  await expect(page.getByTestId('action-redirectoldurl')).toHaveCount(0)
  await expect(page.getByTestId('pane-footer')).not.toContainText('Live since')
  // Leaving the page at once would lose what isn't saved yet.
  await expect
    .poll(async () => (await lakeClient.getDocument(`versions.${name}.${id}`))?.slug)
    .toMatchObject({ current: `${slug}-moved` })
  expect(await lakeClient.getDocument(id)).toMatchObject({ slug: { current: slug } })

  await openRelease(page, stack, name)
  await chooseItem(releaseMenu(page), 'Schedule release')
  await enterDate(dialog)
  await confirm(page, 'Yes, schedule')
  await expect.poll(() => stateOf(stack)).toBe('scheduled')
  await page.goto(`${settings.urls.studio}/start`)
  await expect(page.getByTestId('scheduled')).toContainText('Spring launch', { timeout: limit(60_000) })
  await expect(page.getByTestId('scheduled')).toContainText('2 documents')
  await openRelease(page, stack, name)
  await page.getByRole('button', { name: 'Unschedule release' }).click({ timeout: limit(60_000) })
  await confirm(page, 'Unschedule release')
  await expect.poll(() => stateOf(stack)).toBe('active')
  await chooseItem(releaseMenu(page), 'Run release')
  await confirm(page, 'Run release')
  await expect.poll(() => stateOf(stack)).toBe('published')
  await expect
    .poll(() => publicText(stack, `/insights/${slug}-moved`), { timeout: limit(60_000) })
    .toContain('Out in spring')
  await expect
    .poll(async () => (await visit(stack, `/insights/${slug}`))[1], { timeout: limit(60_000) })
    .toBe(`/insights/${slug}-moved`)

  await page.getByTestId('revert-button').click()
  await dialog.getByText('Immediately revert the release').click()
  await confirm(page, 'Revert now')
  await expect
    .poll(async () => (await lakeClient.getDocument(id))?.slug, { timeout: limit(60_000) })
    .toMatchObject({ current: slug })
  await expect
    .poll(() => publicText(stack, `/insights/${slug}`), { timeout: limit(60_000) })
    .not.toContain('Out in spring')
})

test('archives, brings back and duplicates a release, which takes an article off the site', async ({
  page,
  stack,
  desk,
}) => {
  const { id, slug } = await desk.article()
  const { lakeClient } = stack
  const dialog = page.getByRole('dialog')
  await createRelease(stack)
  await lakeClient.createVersion({ releaseId: release, publishedId: id, baseId: id })
  await desk.open(id, `?perspective=${release}`)
  const other = await desk.article({ fields: { relatedTo: { _type: 'reference', _ref: id } } })
  await chooseItem(documentMenu(page), 'Unpublish when releasing')
  await expect(dialog).toContainText('1 document shows or links to this one')
  await expect(dialog.getByRole('link', { name: other.title })).toBeVisible()
  await confirm(page, 'Unpublish when releasing and redirect')
  const version = () => lakeClient.getDocument(`versions.${release}.${id}`)
  await expect.poll(async () => (await version())?._system).toMatchObject({ delete: true })
  await lakeClient.patch(other.id).unset(['relatedTo']).commit()

  await openRelease(page, stack)
  await chooseItem(releaseMenu(page), 'Archive release')
  await confirm(page, 'Yes, archive release')
  await expect.poll(() => stateOf(stack)).toBe('archived')
  await openRelease(page, stack)
  await chooseItem(releaseMenu(page), 'Unarchive release')
  await expect.poll(() => stateOf(stack)).toBe('active')
  await expect(page.getByTestId('publish-all-button')).toBeEnabled({ timeout: limit(60_000) })
  await chooseItem(releaseMenu(page), 'Duplicate release')
  await confirm(page, 'Yes, duplicate release')
  await expect.poll(() => allReleases(lakeClient)).toHaveLength(2)
  const [duplicate] = await allReleases(lakeClient)
  await expect.poll(() => lakeClient.getDocument(`versions.${duplicate?.name}.${id}`)).toBeTruthy()

  await openRelease(page, stack)
  await page.getByTestId('publish-all-button').click()
  await confirm(page, 'Run release')
  await expect
    .poll(async () => (await visit(stack, `/insights/${slug}`))[1], { timeout: limit(60_000) })
    .toBe('/insights')
})

test('asks before a schedule publishes English texts or leaves translations behind', async ({
  page,
  stack,
  desk,
}) => {
  const { id, draftId } = await desk.article()
  const { lakeClient } = stack
  const dialog = page.getByRole('dialog')
  const [block] = (await lakeClient.getDocument(id))?.body ?? []
  const body = ['one', 'two'].map((_key) => ({ ...block, _key }))
  await lakeClient.patch(id).set({ body }).commit()
  await desk.open(id)
  await chooseItem(page.getByRole('button', { name: 'Translations: English' }), 'Français: create')
  await expect(page.getByText('You’re in the Français form now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Translations: Français' })).toBeVisible()
  await chooseItem(documentMenu(page), 'Schedule publish')
  await expect(dialog).toContainText('texts are still the same as in English')
  await confirm(page, 'Schedule anyway')
  await expect(dialog.getByTestId('date-input')).toBeVisible()

  // Only what visitors see would be left behind.
  const french = await lakeClient.getDocument(`drafts.${id}-fr`)
  await lakeClient.create({ ...french, _id: `${id}-fr`, _type: 'insight' })
  await editDraft(lakeClient, { id, draftId }, { body: body.toReversed() })
  await desk.open(id)
  await chooseItem(documentMenu(page), 'Schedule publish')
  await expect(dialog).toContainText('Lists have a new order, which these translations don’t get: Français.')

  await createRelease(stack)
  for (const publishedId of [id, `${id}-fr`])
    await lakeClient.createVersion({ releaseId: release, publishedId, baseId: `drafts.${publishedId}` })
  await openRelease(page, stack)
  await chooseItem(releaseMenu(page), 'Schedule release')
  await enterDate(dialog)
  await confirm(page, 'Yes, schedule')
  await expect(page.getByText('Scheduled. Unschedule the release if you want to change this')).toBeVisible()
  await expect(page.getByText(/Lists have a new order.*Français/)).toBeVisible()
  await expect(page.getByText(/\(Français\): .* texts are still the same as in English/)).toBeVisible()
})

test('schedules a draft, and publishes it before its time', async ({ page, stack, desk }) => {
  const { id, slug } = await desk.article({ draft: { title: 'Out later' } })
  const { settings } = stack
  const dialog = page.getByRole('dialog')
  await desk.open(id)
  await chooseItem(documentMenu(page), 'Schedule publish')
  await enterDate(dialog)
  await confirm(page, 'Schedule')
  await expect.poll(() => stateOf(stack)).toBe('scheduled')
  await page.goto(`${settings.urls.studio}/start`)
  const link = page.getByTestId('scheduled').getByRole('link', { name: 'Out later' }).first()
  await link.click({ timeout: limit(60_000) })
  await expect(page.getByText('Scheduled to be published on').first()).toBeVisible({ timeout: limit(60_000) })
  await chooseItem(documentMenu(page), 'Publish now')
  await confirm(page, 'Yes, run now')
  await expect.poll(() => stateOf(stack)).toBe('published')
  await expect
    .poll(() => publicText(stack, `/insights/${slug}`), { timeout: limit(60_000) })
    .toContain('Out later')
})

test('creates and edits a translation in the selected release only', async ({ page, stack, desk }) => {
  const { id, title: english } = await desk.article()
  const { lakeClient, settings } = stack
  const french = `${id}-fr`
  await createRelease(stack)
  await lakeClient.createVersion({ releaseId: release, publishedId: id, baseId: id })
  await desk.open(id, `?perspective=${release}`)
  const translations = page.getByRole('button', { name: 'Translations' })
  await translations.click()
  await expect(page.getByRole('menuitem', { name: 'Translate side by side' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Publish all languages' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Français: create' }).click()
  const stored = () =>
    lakeClient.fetch<{ _id: string; title: string }[]>(
      '*[_type == "insight" && sanity::versionOf($french)]{ _id, title }',
      { french },
      { perspective: 'raw' },
    )
  await expect
    .poll(async () => (await stored()).map(({ _id }) => _id))
    .toEqual([`versions.${release}.${french}`])

  await page.goto(`${settings.urls.studio}/translations?perspective=${release}`)
  await page.getByRole('searchbox', { name: 'Find a document' }).fill(english, { timeout: limit(60_000) })
  await page.getByTestId(`cell-${id}-fr`).click({ timeout: limit(60_000) })
  const title = page.getByTestId('unit-title').getByRole('textbox')
  await title.fill('Au printemps', { timeout: limit(120_000) })
  await expect(page.getByTestId('publish-translation')).toHaveCount(0)
  await expect.poll(stored).toEqual([{ _id: `versions.${release}.${french}`, title: 'Au printemps' }])

  await page.goto(`${settings.urls.studio}/start?perspective=${release}`)
  await page.getByRole('button', { name: 'Change the home page' }).click({ timeout: limit(120_000) })
  await expect(page).toHaveURL(new RegExp(`page-home.*perspective=${release}`))

  await page.goto(`${settings.urls.studio}/translations?perspective=${release}`)
  await page.getByRole('button', { name: 'Switch to drafts' }).click({ timeout: limit(120_000) })
  await expect(page.getByRole('button', { name: 'Switch to drafts' })).toHaveCount(0)
})

test('takes an article off the site at a time, with its redirect', async ({ page, stack, desk }) => {
  const { id, slug } = await desk.article()
  const { lakeClient, settings } = stack
  const dialog = page.getByRole('dialog')
  await desk.open(id, '?perspective=published')
  await page.getByTestId('action-unpublish').click()
  await dialog.getByLabel('At a set time').check()
  const schedule = dialog.getByRole('button', { name: 'Schedule unpublish and redirect' })
  await dialog.getByLabel('Time', { exact: true }).fill('2020-01-01T10:00')
  await expect(schedule).toBeDisabled()
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Time', { exact: true }).fill(`${day}T10:00`)
  await schedule.click()
  await expect.poll(() => stateOf(stack)).toBe('scheduled')
  const [scheduled] = await allReleases(lakeClient)
  const released = await lakeClient.fetch<string[]>(
    '*[sanity::partOfRelease($name)]._id | order(@ asc)',
    { name: scheduled?.name },
    { perspective: 'raw' },
  )
  expect(released).toEqual(
    [id, `redirect-insights--${slug}`].map((published) => `versions.${scheduled?.name}.${published}`).sort(),
  )
  await desk.open(id, '?perspective=published')
  await page.getByTestId('action-unpublish').click()
  await expect(dialog).toContainText('would fail if it were unpublished already')
  await expect(dialog.getByRole('button', { name: /Unpublish/ })).toHaveCount(0)
  await dialog.getByRole('link', { name: /^Unpublish “/ }).click()
  await expect(page).toHaveURL(new RegExp(`/releases/${scheduled?.name}`))
  await page.goto(`${settings.urls.studio}/start`)
  const link = page
    .getByTestId('scheduled')
    .getByRole('link', { name: /^Unpublish “/ })
    .first()
  await expect(link).toBeVisible({ timeout: limit(60_000) })

  await lakeClient.releases.unschedule({ releaseId: scheduled?.name ?? '' })
  await lakeClient.releases.publish({ releaseId: scheduled?.name ?? '' })
  await expect
    .poll(() => visit(stack, `/insights/${slug}`), { timeout: limit(60_000) })
    .toEqual([307, '/insights'])
})
