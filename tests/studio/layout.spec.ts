import type { Page } from '@playwright/test'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { limit } from '../support/limit.ts'
import { expect, test } from './fixtures.ts'

const widths = [1280, 1440, 1920]

/** Published documents of every type with starter content. */
const query = `*[_type in $types && !(_id in path("drafts.**")) && (!defined(language) || language == "en-UK" || _type == "glossary")]
  | order(_type, _id){ _type, _id }`
const types = [...translatedTypes.filter((type) => type !== 'uiStrings'), 'siteSettings', 'glossary']

/** The fields of the form that reach beyond its pane, in pixels. */
function tooWide(page: Page) {
  return page.getByTestId('document-panel-scroller').evaluate((pane) => {
    const right = pane.getBoundingClientRect().right
    return [
      ...pane.querySelectorAll(
        '[data-testid^="field-"], [data-testid="pt-editor"], [data-testid="counter"], textarea, input:not([type=file])',
      ),
    ]
      .map((field) => ({
        field: field.getAttribute('data-testid') ?? field.tagName,
        by: Math.round(field.getBoundingClientRect().right - right),
      }))
      .filter(({ by }) => by > 0)
  })
}

/** Opens a form without loading the Studio anew, which takes most of the time. */
async function openForm(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test('no field is wider than its form, in any document', async ({ page, stack }) => {
  test.setTimeout(limit(300_000))
  await page.goto(stack.settings.urls.studio)
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible({ timeout: limit(60_000) })
  const found: { _type: string; _id: string }[] = await stack.lakeClient.fetch(query, { types })
  const one = new Map(found.map((document) => [document._type, document]))
  expect([...one.keys()].sort()).toEqual([...types].sort())
  for (const { _type, _id } of one.values()) {
    await openForm(page, `/intent/edit/id=${_id};type=${_type}`)
    await expect(page).toHaveURL(new RegExp(_id.replaceAll('.', '\\.')), { timeout: limit(60_000) })
    await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: limit(60_000) })
    await expect(page.locator('[data-testid^="field-"]').first()).toBeVisible({ timeout: limit(60_000) })
    const text = page.getByTestId('field-body')
    if ((await text.count()) > 0) await text.first().scrollIntoViewIfNeeded()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await tooWide(page), `${_type} at ${width} px`).toEqual([])
    }
  }
})
