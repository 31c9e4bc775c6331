import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { limit } from '../support/limit.ts'
import { editDraft } from './articles.ts'
import { expect, formIsOpen, test } from './fixtures.ts'
import { publicText, publishForm } from './studio-page.ts'

/** The text box of a text in the side-by-side screen. */
function text(page: Page, path: string) {
  return page.getByTestId(`unit-${path}`).getByRole('textbox')
}

async function openOverview(page: Page, studio: string, title: string): Promise<void> {
  await page.goto(`${studio}/translations`)
  await page.getByRole('searchbox', { name: 'Find a document' }).fill(title, { timeout: limit(60_000) })
}

test('translates a document side by side, and marks it as out of date when English changes', {
  tag: '@smoke',
}, async ({ page, stack, desk }) => {
  test.setTimeout(limit(270_000))
  const { studio } = stack.settings.urls
  const { id, slug, title } = await desk.article()
  const spanish = `${id}-es`
  const saved = async () => stack.lakeClient.getDocument(`drafts.${spanish}`)
  await openOverview(page, studio, title)
  await page.getByTestId(`cell-${id}-es`).click()
  await expect(page.getByRole('heading', { name: `${title} in Español` })).toBeVisible({
    timeout: limit(60_000),
  })

  await text(page, 'title').fill('Contar antes de decidir')
  await expect(page.getByTestId('unit-title').getByTestId('counter')).toHaveText('23 / 70')
  // A translation may keep the slug of its original.
  await expect(text(page, 'slug')).toHaveValue(slug)
  // The translation memory has its summary, because another article has the same one.
  await text(page, 'summary').click()
  await expect(page.getByTestId('unit-summary').getByTestId('memory')).toContainText('exact match')
  await expect(page.getByTestId('unit-summary').getByTestId('terms')).toContainText(
    'automation → automatización',
  )
  await text(page, 'summary').press('Alt+Digit1')
  const known = await stack.lakeClient.fetch('*[_id == "insight-sme-advantage-es"][0].summary')
  await expect(text(page, 'summary')).toHaveValue(known)
  await text(page, 'summary').fill('Una semana de contar nos enseñó {roiDays} cosas')
  const summary = page.getByTestId('unit-summary')
  await expect(summary.getByTestId('finding').first()).toHaveText('Not in the English: {roiDays}.')
  await expect(summary.getByTestId('reads')).toHaveText(
    /^Preview: Una semana de contar nos enseñó \d+ cosas$/,
  )
  await text(page, 'summary').fill('Una semana de contar, y lo que aprendimos')
  // Another article translates the same English differently; a translator may mark this one as correct.
  await expect(summary.getByTestId('finding')).toHaveText([
    'The English ends with “.”.',
    'Glossary: “automation” is “automatización”.',
    /^The same English text is translated as “Las grandes tienen .*” in: The SME advantage/,
  ])
  for (const left of [2, 1, 0]) {
    await summary.getByRole('button', { name: 'Mark as correct' }).first().click()
    await expect(summary.getByTestId('finding')).toHaveCount(left)
  }
  await expect.poll(async () => (await saved())?.title).toBe('Contar antes de decidir')
  await expect.poll(async () => (await saved())?.summary).toBe('Una semana de contar, y lo que aprendimos')
  // Validation runs on the draft, which isn't published yet.
  const draft = stack.lakeClient.patch(`drafts.${id}-es`)
  await draft.unset(['slug']).commit()
  await expect(page.getByTestId('publish-translation')).toBeDisabled()
  await expect(page.getByTestId('side-by-side')).toContainText('Can’t publish yet')
  await draft
    .reset()
    .set({ slug: { _type: 'slug', current: slug } })
    .commit()
  await expect(page.getByTestId('publish-translation')).toBeEnabled()
  expect(await violationsOf(page, '[data-testid="side-by-side"]')).toEqual([])
  // Publish waits until the last keystrokes are saved.
  await text(page, 'title').fill('Contar antes de decidir nada')
  await page.getByTestId('publish-translation').click()
  const question = page.getByTestId('left-in-english')
  await expect(question).toContainText(
    /texts are still the same as in English|text.*still the same as in English/,
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await stack.lakeClient.getDocument(spanish)).toBeUndefined()
  await page.getByTestId('publish-translation').click()
  await page.getByTestId('publish-anyway').click()
  await expect(page.getByText('Translation published')).toBeVisible()
  await expect
    .poll(() => publicText(stack, `/es/articulos/${slug}`), { timeout: limit(60_000) })
    .toContain('Contar antes de decidir nada')
  // Most of it is English, so the page keeps the notice and says which language its content has.
  const html = await publicText(stack, `/es/articulos/${slug}`)
  expect(html.includes('Esta página aún no está disponible en tu idioma')).toBe(true)

  // Only the form offers to redirect the old URL.
  await text(page, 'slug').fill('otra-url')
  await expect.poll(async () => (await saved())?.slug).toMatchObject({ current: 'otra-url' })
  await expect(page.getByTestId('side-by-side')).toContainText('Its URL changes.')
  await expect(page.getByTestId('publish-translation')).toBeDisabled()
  await stack.lakeClient.delete(`drafts.${spanish}`)

  await stack.lakeClient
    .patch(id)
    .set({ title: `${title}, twice` })
    .commit()
  await openOverview(page, studio, '')
  const other = page.getByTestId('cell-category-roi-guides-es')
  await expect(other).toBeVisible()
  await page.getByLabel('Translator').selectOption('Mine')
  await expect(other).toBeHidden()
  await expect(page.getByTestId(`cell-${id}-es`)).toHaveText('Out of date', { timeout: limit(60_000) })
  await page.getByTestId(`cell-${id}-es`).click()
  await expect(page.getByTestId('unit-title').getByTestId('changed-text').locator('ins')).toHaveText(
    ', twice',
  )
  await page.getByRole('button', { name: 'Mark as up to date' }).click()
  await expect(page.getByTestId('changed-text')).toHaveCount(0)
  await page.getByRole('link', { name: 'All translations' }).click()
  await page.getByRole('searchbox', { name: 'Find a document' }).fill(title)
  await expect(page.getByTestId(`cell-${id}-es`)).toHaveText('Partly English', { timeout: limit(60_000) })
  await expect(page.getByTestId(`cell-${id}-es`)).toHaveAccessibleName(/^Partly English: /)
})

test('exports missing texts to a file and imports them into drafts', async ({ page, stack, desk }) => {
  const { id, title } = await desk.article()
  await openOverview(page, stack.settings.urls.studio, title)
  await page.getByTestId('language-it').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export file' }).click()
  const xliff = readFileSync(await (await download).path(), 'utf8')
  const [file] = xliff.match(new RegExp(`  <file id="${id}".*?</file>\n`, 's')) ?? []
  const head = xliff.slice(0, xliff.indexOf('  <file'))
  const translated = file
    ?.replace(/(<source[^>]*>)([^<]*)(<\/source>)/, '$1$2$3<target>Prima contare</target>')
    .replace(/(id="u3".*?<source[^>]*>)([^<]*)(<\/source>)/s, '$1$2$3<target>Da {nessuno}</target>')
  await page.getByLabel('Translation file').setInputFiles({
    name: 'it.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(`${head}${translated}</xliff>`),
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 text in 1 document will change')
  await expect(dialog).toContainText('{nessuno} must be the same as in English.')
  await dialog.getByRole('button', { name: 'Import 1 text' }).click()
  await expect(dialog).toContainText('Imported into drafts')
  expect(await stack.lakeClient.getDocument(`drafts.${id}-it`)).toMatchObject({
    title: 'Prima contare',
    language: 'it',
  })
  expect(await stack.lakeClient.getDocument(`${id}-it`)).toBeUndefined()

  // The draft is published from its English document, with all other drafts of the group.
  await desk.open(id)
  await page.getByRole('button', { name: 'Translations' }).click()
  await page.getByRole('menuitem', { name: 'Publish all languages' }).click()
  await expect(dialog.getByTestId('draft-it').getByText('Ready', { exact: true })).toBeVisible()
  await expect(dialog.getByTestId('draft-en-UK')).toHaveCount(0)
  const draft = stack.lakeClient.patch(`drafts.${id}-it`)
  await draft.unset(['title']).commit()
  await expect(dialog.getByTestId('draft-it')).toContainText('Not ready')
  await expect(dialog.getByRole('button', { name: 'Publish 1 draft' })).toHaveCount(0)
  // The validated revision is published, even if the list of drafts isn't refetched in time.
  await page.route(/[?&]tag=sanity\.studio\.translations/, () => undefined)
  await draft.reset().set({ title: 'Prima contare' }).commit()
  await dialog.getByRole('button', { name: 'Publish 1 draft' }).click()
  await expect(dialog.getByTestId('left-in-english')).toContainText('Italiano: ')
  await dialog.getByTestId('publish-anyway').click()
  await expect.poll(async () => (await stack.lakeClient.getDocument(`${id}-it`))?.title).toBe('Prima contare')
})

test('applies a new list order in English to every language', async ({ page, stack, desk }) => {
  const { lakeClient, settings } = stack
  const { sections } = await desk.borrow('page-about')
  const french = await desk.borrow('page-about-fr')
  for (const locale of ['es', 'it', 'nl']) await desk.borrow(`page-about-${locale}`)
  const keysOf = async (id: string): Promise<string[]> =>
    lakeClient.fetch('*[_id == $id][0].sections[]._key', { id }, { perspective: 'raw' })
  const [hero, second, third, ...rest] = sections
  const order = [hero, third, second, ...rest]
  const idsOf = (id: string) => ({ id, draftId: `drafts.${id}` })
  await editDraft(lakeClient, idsOf('page-about-fr'), { title: 'En cours' })
  await editDraft(lakeClient, idsOf('page-about'), { sections: order })

  await desk.openIn('page', 'page-about')
  await publishForm(page)
  await expect(page.getByText('Lists now follow the English order in Español, Français')).toBeVisible()
  const keys = order.map(({ _key }) => _key)
  for (const id of [
    'page-about-es',
    'page-about-fr',
    'drafts.page-about-fr',
    'page-about-it',
    'page-about-nl',
  ])
    expect(await keysOf(id), id).toEqual(keys)
  const headings = [french.sections[2].heading, french.sections[1].heading]
  const shown = async () => {
    const text = await publicText(stack, '/fr/a-propos')
    return headings.map((heading) => text.indexOf(heading))
  }
  await expect.poll(async () => (await shown()).every((at) => at > 0)).toBe(true)
  await expect.poll(async () => (await shown()).reduce((first, then) => then - first)).toBeGreaterThan(0)

  await page.goto(`${settings.urls.studio}/structure/page;page-fr;page-about-fr`)
  await formIsOpen(page)
  const list = page.getByTestId('field-sections')
  await expect(list.getByTestId('order-of-sections')).toContainText('The order is the same in all languages')
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByRole('button', { name: french.sections[0].heading })).toBeVisible()
  await expect(list.locator('[data-ui="DragHandleButton"]')).toHaveCount(0)
  await list.getByRole('link', { name: 'Change it in English' }).click()
  await expect(page).toHaveURL(/page-about(?!-fr)/)
  await expect(list.locator('[data-ui="DragHandleButton"]').first()).toBeVisible()
})
