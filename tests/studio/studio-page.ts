import type { Locator, Page } from '@playwright/test'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { expect } from './fixtures.ts'

/** The HTML that a visitor gets at a path, without the editor's session. */
export async function publicText({ settings }: TestStack, path: string): Promise<string> {
  const html = await (await fetch(settings.urls.site + path)).text()
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', '’')
}

/** The status that a visitor gets at a path, and where it redirects to, if it does. */
export async function visit({ settings }: TestStack, path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(settings.urls.site + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

/**
 * Opens a list item by its label. Long lists are virtualized, so this scrolls to the item; one that was just found may
 * be gone when the list has measured its items.
 */
export async function openItem(page: Page, list: string, label: string | RegExp): Promise<void> {
  const field = page.getByTestId(`field-${list}`)
  const item = field.getByRole('button', { name: label }).first()
  await field.first().scrollIntoViewIfNeeded({ timeout: limit(60_000) })
  await expect(async () => {
    await scrollTo(page, item)
    await item.click({ timeout: limit(5_000) })
  }).toPass({ timeout: limit(80_000) })
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Scrolls through the form from the top, in steps that skip no item, until the wanted element appears. */
async function scrollTo(page: Page, wanted: Locator): Promise<void> {
  if ((await wanted.count()) > 0) return
  await page.getByTestId('document-pane').last().hover()
  await page.mouse.wheel(0, -20_000)
  let steps = 0
  await expect(async () => {
    if ((await wanted.count()) > 0) return
    await page.mouse.wheel(0, ++steps % 40 === 0 ? -20_000 : 250)
    expect(await wanted.count()).toBeGreaterThan(0)
  }).toPass({ timeout: limit(60_000), intervals: [200] })
}

/** Opens the menu of item types. */
export async function openInsertMenu(page: Page, list: string): Promise<Locator> {
  const field = page.getByTestId(`field-${list}`)
  await field.first().scrollIntoViewIfNeeded({ timeout: limit(60_000) })
  await field.getByTestId('add-multiple-object-button').last().click()
  return page.getByRole('menu').filter({ visible: true })
}

/** Adds an item to a list and opens its form. */
export async function addItem(page: Page, list: string, kind: string): Promise<void> {
  const menu = await openInsertMenu(page, list)
  await menu.getByRole('menuitem', { name: kind, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Closes the form of an item. */
export async function closeItem(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: /close/i }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Creates a document in the open list. */
export async function createDocument(page: Page): Promise<void> {
  await page.getByTestId('action-intent-button').click({ timeout: limit(60_000) })
}

/** Selects the document of a reference field by name. */
export async function choose(field: Locator, name: string): Promise<void> {
  await field.getByRole('combobox').last().fill(name)
  const page = field.page()
  await page
    .getByTestId('autocomplete-popover')
    .getByText(name)
    .first()
    .click({ timeout: limit(60_000) })
}

/** Publishes the form once it is valid, and waits for the confirmation. */
export async function publishForm(page: Page): Promise<void> {
  const publish = page.getByTestId('action-publish')
  await pause(page, 8)
  await expect(page.getByTestId('pane-footer')).toContainText(/Saved|Edited|Draft created/, {
    timeout: limit(60_000),
  })
  await pause(page)
  await expect(publish).toBeEnabled({ timeout: limit(60_000) })
  await publish.click()
  await expect(page.getByText(/was published$/).last()).toBeVisible({ timeout: limit(60_000) })
}

/**
 * Pauses like a person before pressing a button. The Studio saves in the meantime and validates when the browser is
 * idle; pressed earlier, Publish would fail because of errors that have been fixed since.
 */
async function pause(page: Page, steps = 20): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.waitForTimeout(50)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** Adds a document to a list of references by name. */
export async function refer(list: Locator, name: string): Promise<void> {
  const add = list.getByTestId('add-single-object-button')
  await add.scrollIntoViewIfNeeded()
  await add.click()
  await choose(list, name)
}

/** Removes the last item, with this title, from a list of references. Items appear one after the other. */
export async function removeLast(list: Locator, title: string): Promise<void> {
  await list.getByTestId('add-single-object-button').scrollIntoViewIfNeeded()
  await expect(list.getByText(title)).toBeVisible()
  await list.locator('button[id$="-menuButton"]').last().click()
  await list.page().getByRole('menuitem', { name: 'Remove' }).filter({ visible: true }).click()
}
