import type { Locator, Page } from '@playwright/test'
import type { TestStack } from '../support/test-stack.ts'
import { expect } from './fixtures.ts'

/** What a visitor gets at a path, who shares nothing with the editor's browser. */
export async function publicText({ settings }: TestStack, path: string): Promise<string> {
  const html = await (await fetch(settings.urls.site + path)).text()
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', '’')
}

/**
 * Opens an item of a list by what its line says. A long list holds only the lines near the screen: this scrolls to it. The Studio draws a form
 * anew, from its top, when its document arrives: a line that was found just before may be gone, and is looked for again.
 */
export async function openItem(page: Page, list: string, says: string | RegExp): Promise<void> {
  const field = page.getByTestId(`field-${list}`)
  const line = field.getByRole('button', { name: says }).first()
  await expect(async () => {
    await scrollToField(field)
    await scrollTo(page, line)
    await line.click({ timeout: 5_000 })
  }).toPass({ timeout: 80_000 })
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Looks for it again where the form was drawn anew meanwhile. */
async function scrollToField(field: Locator): Promise<void> {
  await expect(() => field.first().scrollIntoViewIfNeeded({ timeout: 10_000 })).toPass({ timeout: 40_000 })
}

/** Scrolls through the form from its top, in steps that skip no line, until what is wanted stands in it. */
async function scrollTo(page: Page, wanted: Locator): Promise<void> {
  if ((await wanted.count()) > 0) return
  await page.getByTestId('document-pane').last().hover()
  await page.mouse.wheel(0, -20_000)
  let steps = 0
  await expect(async () => {
    if ((await wanted.count()) > 0) return
    await page.mouse.wheel(0, ++steps % 40 === 0 ? -20_000 : 250)
    expect(await wanted.count()).toBeGreaterThan(0)
  }).toPass({ timeout: 40_000, intervals: [200] })
}

/** The menu in which a kind of item is chosen, open. */
export async function openInsertMenu(page: Page, list: string): Promise<Locator> {
  const field = page.getByTestId(`field-${list}`)
  await scrollToField(field)
  await field.getByTestId('add-multiple-object-button').last().click()
  return page.getByRole('menu').filter({ visible: true })
}

/** Adds an item of a kind to a list; its form stands open then. */
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

/** Begins a document in a list that is open. */
export async function begin(page: Page): Promise<void> {
  await page.getByTestId('action-intent-button').click({ timeout: 40_000 })
}

/** Chooses the document that a reference field leads to, by its name. */
export async function choose(field: Locator, name: string): Promise<void> {
  await field.getByRole('combobox').last().fill(name)
  const page = field.page()
  await page.getByTestId('autocomplete-popover').getByText(name).first().click({ timeout: 20_000 })
}

/** Publishes what the form holds, once nothing stands in the way, and sees the Studio say so. */
export async function publishForm(page: Page): Promise<void> {
  const publish = page.getByTestId('action-publish')
  await pause(page, 8)
  await expect(page.getByTestId('pane-footer')).toContainText(/Saved|Edited|Draft created/, {
    timeout: 30_000,
  })
  await pause(page)
  await expect(publish).toBeEnabled({ timeout: 30_000 })
  await publish.click()
  await expect(page.getByText(/was published$/).last()).toBeVisible({ timeout: 30_000 })
}

/**
 * A second in which a person looks up from the keys. The Studio saves then, and validates whenever the browser is idle;
 * pressed before it has, Publish is refused for what an item lacked while it was being filled in.
 */
async function pause(page: Page, steps = 20): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.waitForTimeout(50)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** Adds a document to a list of references, by its name. */
export async function refer(list: Locator, name: string): Promise<void> {
  const add = list.getByTestId('add-single-object-button')
  await add.scrollIntoViewIfNeeded()
  await expect(async () => {
    await add.click()
    await expect(list.getByRole('combobox').last()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
  await choose(list, name)
}

/** Takes the last document, of this title, out of a list of references; the lines of a list appear one after the other. */
export async function removeLast(list: Locator, title: string): Promise<void> {
  await list.getByTestId('add-single-object-button').scrollIntoViewIfNeeded()
  await expect(list.getByText(title)).toBeVisible()
  await list.locator('button[id$="-menuButton"]').last().click()
  await list.page().getByRole('menuitem', { name: 'Remove' }).filter({ visible: true }).click()
}
