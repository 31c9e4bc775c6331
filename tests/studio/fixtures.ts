import type { Locator, Page } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { test as base, expect } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import {
  type Article,
  type ArticleOptions,
  allIds,
  createArticle,
  deleteAll,
  deleteReleases,
} from './articles.ts'

type Desk = {
  /** Creates a complete article for the test; published unless `published` is false. */
  article(options?: ArticleOptions): Promise<Article>
  /** Opens an article in the list of all languages. `search` is a query string such as `?perspective=published`. */
  open(id: string, search?: string): Promise<void>
  /** Opens a document of any type in the list of its language. */
  openIn(type: string, id: string): Promise<void>
  /** Returns a document that the test may change; it is restored after the test. */
  borrow(id: string): Promise<SanityDocument>
}

/**
 * Expected console errors: the Studio requests fonts, news and version info from Sanity's servers, which may be
 * unreachable. On a slow machine, the preview reports missing click-to-edit overlays before they load, and the Studio
 * gives up preparing the "Create" menu; tests check both by clicking.
 */
export const vendorRequestsFailed =
  /^Unable to connect to visual editing|^Failed to resolve initial value for template|\(https:\/\/(?:[\w-]+\.)?sanity(?:-cdn)?\.(?:io|com)\/|^Failed to fetch version for package|WebSocket is already in CLOSING/

/** A test in the real Studio. Everything it creates is deleted afterwards. */
export const test = base.extend<{ desk: Desk }>({
  // Its storage is cleared after each test.
  context: async ({ editorsBrowser }, use) => {
    await use(editorsBrowser)
    for (const page of editorsBrowser.pages()) await page.close()
    await editorsBrowser.clearCookies()
  },
  expectedErrors: vendorRequestsFailed,
  desk: [
    async ({ page, stack }, use) => {
      const { lakeClient, settings } = stack
      const idsBefore = await allIds(lakeClient)
      const borrowed: SanityDocument[] = []
      await use({
        article: (options) => createArticle(lakeClient, options),
        open: async (id, search = '') => {
          await page.goto(`${settings.urls.studio}/structure/insight;insight-all;${id}${search}`)
          await formIsOpen(page)
        },
        openIn: async (type, id) => {
          await page.goto(`${settings.urls.studio}/structure/${type};${type}-en-UK;${id}`)
          await formIsOpen(page)
        },
        borrow: async (id) => {
          const document = await lakeClient.getDocument(id)
          if (!document) throw new Error(`Document ${id} doesn't exist.`)
          borrowed.push(document)
          return document
        },
      })
      if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
      // An open form would write deleted documents again.
      await page.close()
      await deleteReleases(lakeClient)
      // Drafts may reference documents that are deleted next.
      for (const document of borrowed) {
        await lakeClient.transaction().createOrReplace(document).delete(`drafts.${document._id}`).commit()
      }
      await deleteAll(lakeClient, (id) => !idsBefore.includes(id))
    },
    { auto: true },
  ],
})

export { expect }

/** The text box of a field by its path, such as `picture.alt`. */
export function field(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`).getByRole('textbox')
}

/** Waits for the form of a document; the first start of the Studio is slow. */
export async function formIsOpen(page: Page): Promise<void> {
  await expect(field(page, 'title')).toBeVisible({ timeout: limit(120_000) })
}

/** The button of the menu next to the publish button. While the document loads, there is a disabled one. */
export const documentMenu = (page: Page) => page.locator('[data-testid="action-menu-button"]:enabled')

/** Selects an item of a menu. */
export async function choose(menu: Locator, item: Locator): Promise<void> {
  await menu.click()
  await item.click()
}

/** Selects an action in the menu next to the publish button. */
export async function chooseAction(
  page: Page,
  name: 'Duplicate' | 'Duplicatewith translations' | 'Discardchanges' | 'Delete',
): Promise<void> {
  await choose(documentMenu(page), page.getByTestId(`action-${name}`))
}

/** Opens a panel next to the form from the document's menu. */
export async function openPanel(
  page: Page,
  name: 'history' | 'incomingreferences' | 'validation',
): Promise<void> {
  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await page.getByTestId(`action-${name}`).filter({ visible: true }).click()
}

/** The part of a document's URL that opens its validation panel. */
export const problems = ',inspect=sanity%2Fstructure%2Fvalidation'

/** Confirms a dialog. */
export async function confirm(page: Page, button: RegExp | string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}
