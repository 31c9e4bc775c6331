import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { test as base, expect } from '../support/fixtures.ts'
import { type Article, type ArticleOptions, allIds, createArticle, removeAll } from './articles.ts'

type Desk = {
  /** A complete article of the test's own; published unless it wishes to be a draft only. */
  article(wishes?: ArticleOptions): Promise<Article>
  /** Opens an article in the list of all languages; `search` as in `?perspective=published`. */
  open(id: string, search?: string): Promise<void>
  /** Opens a document of any type in the list of its language. */
  openIn(type: string, id: string): Promise<void>
  /** A document that the test changes; it is put back after the test as it was. */
  borrow(id: string): Promise<SanityDocument>
}

/**
 * The Studio asks its makers' servers for fonts, news and its newest version; this machine may have no way out. And on a busy machine its
 * preview says that it found no click-to-edit before it finds it: tests click.
 */
export const makersOutOfReach =
  /^Unable to connect to visual editing|\(https:\/\/(?:[\w-]+\.)?sanity(?:-cdn)?\.(?:io|com)\/|^Failed to fetch version for package|WebSocket is already in CLOSING/

/** A test in the real Studio. What it makes, in the lake or through the Studio, is removed after it. */
export const test = base.extend<{ desk: Desk }, { editorsBrowser: BrowserContext }>({
  // One browser context for all, so that the Studio's code is fetched and compiled once; its storage is emptied after each test.
  editorsBrowser: [
    async ({ browser, stack }, use) => {
      const context = await browser.newContext({ baseURL: stack.settings.urls.site })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ editorsBrowser }, use) => {
    await use(editorsBrowser)
    for (const page of editorsBrowser.pages()) await page.close()
    await editorsBrowser.clearCookies()
  },
  expectedErrors: makersOutOfReach,
  desk: [
    async ({ page, stack }, use) => {
      const { lakeClient, settings } = stack
      const idsBefore = await allIds(lakeClient)
      const borrowed: SanityDocument[] = []
      await use({
        article: (wishes) => createArticle(lakeClient, wishes),
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
          if (!document) throw new Error(`There is no ${id}.`)
          borrowed.push(document)
          return document
        },
      })
      if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
      // An open form would write what was just removed.
      await page.close()
      // Its draft may refer to what is removed next.
      for (const document of borrowed) {
        await lakeClient.transaction().createOrReplace(document).delete(`drafts.${document._id}`).commit()
      }
      await removeAll(lakeClient, (id) => !idsBefore.includes(id))
    },
    { auto: true },
  ],
})

export { expect }

/** A field that is typed into; `alt` of a picture is `picture.alt`. */
export function field(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`).getByRole('textbox')
}

/** The form of a document stands; the first start of the Studio takes its time. */
export async function formIsOpen(page: Page): Promise<void> {
  await expect(field(page, 'title')).toBeVisible({ timeout: 30_000 })
}

/** Chooses an action of the document's menu beside the publish button. */
export async function chooseAction(
  page: Page,
  name: 'Duplicate' | 'Discardchanges' | 'Delete',
): Promise<void> {
  // While the document loads, a lame one stands beside it.
  await page.locator('[data-testid="action-menu-button"]:enabled').click()
  await page.getByTestId(`action-${name}`).click()
}

/** Opens a panel beside the form from the document's own menu. */
export async function openPanel(
  page: Page,
  name: 'history' | 'incomingreferences' | 'validation',
): Promise<void> {
  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await page.getByTestId(`action-${name}`).filter({ visible: true }).click()
}

/** Part of the address of a document that shows what stands in the way of publishing it. */
export const problems = ',inspect=sanity%2Fstructure%2Fvalidation'

/** Confirms what the Studio asks before it acts. */
export async function confirm(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}
