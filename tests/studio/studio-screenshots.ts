import type { Page } from '@playwright/test'
import type { TestStack } from '../support/test-stack.ts'
import { editDraft, publish } from './articles.ts'
import { openPanel } from './fixtures.ts'
import { openInsertMenu, openItem } from './studio-page.ts'

type Take = (page: Page, name: string) => Promise<void>

/** Takes the screenshots in docs/marketers.md and docs/translators.md, with the starter content and a few edits. */
export async function takeStudioScreenshots(page: Page, stack: TestStack, take: Take): Promise<void> {
  const { studio } = stack.settings.urls
  const open = async (path: string) => {
    await page.goto(`${studio}/structure/${path}`)
    await page.getByTestId('document-pane').waitFor({ timeout: 60_000 })
    await page.waitForTimeout(2_500) // wait for status and previews to settle
  }
  const shot = (name: string) => take(page, `marketers-${name}`)

  // A wide screen shows the desk next to the lists.
  await page.setViewportSize({ width: 1800, height: 900 })
  await open('page;page-en-UK;page-home')
  await shot('desk')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInsertMenu(page, 'sections')
  await page.waitForTimeout(1_000)
  await shot('insert')

  await open('page;page-en-UK;page-about')
  await openItem(page, 'sections', /A small firm/)
  await shot('section')

  await open('siteSettings')
  await page.getByTestId('field-group-tabs').getByText('Figures and prices').click()
  await page.getByRole('searchbox', { name: 'Find a figure' }).fill('price')
  await shot('figures')

  await open('navigation;navigation')
  await openItem(page, 'header', 'Solutions')
  await page.getByRole('dialog').getByText('Leads to').hover()
  await page.mouse.wheel(0, 600)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(1_000)
  await shot('navigation')

  await open('insight;insight-en-UK;insight-sme-advantage')
  await page.getByTestId('field-body').scrollIntoViewIfNeeded()
  await shot('insight')

  await open('proof;testimonial;testimonial-en-UK;testimonial-marta-lindqvist')
  await page.getByRole('tab', { name: 'Used on' }).click()
  await page.waitForTimeout(1_500)
  await shot('used')

  await open('page;page-en-UK;page-about')
  await page.getByRole('tab', { name: 'Search & share' }).click()
  await page.waitForTimeout(1_500)
  await shot('share')

  await page.goto(`${studio}/translations`)
  const spanish = page.locator('[data-testid^="cell-"][data-testid$="-es"]').first()
  await spanish.waitFor({ timeout: 60_000 })
  await take(page, 'translators-overview')
  await spanish.click()
  await page.getByTestId('side-by-side').waitFor()
  await page.waitForTimeout(1_000)
  await take(page, 'translators-side-by-side')
  await page.goto(`${studio}/structure/uiStrings;ui-strings-es`)
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('contact', { timeout: 60_000 })
  await page.getByTestId('message-contact.successText').getByRole('gridcell').last().click()
  await page.waitForTimeout(2_500)
  await take(page, 'translators-words')

  const about = { id: 'page-about', draftId: 'drafts.page-about' }
  for (const title of ['About us', 'About']) {
    await editDraft(stack.lakeClient, about, { title })
    await publish(stack.lakeClient, about)
  }
  await open('page;page-en-UK;page-about')
  await openPanel(page, 'history')
  await page.waitForTimeout(1_500)
  await shot('history')

  const services = { id: 'page-services', draftId: 'drafts.page-services' }
  await editDraft(stack.lakeClient, services, {
    'sections[0].heading': 'Four packages, and every price in plain sight',
  })
  await page.goto(`${studio}/presentation/page/page-services?preview=/services`)
  await page.frameLocator('iframe').locator('h1').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3_000)
  await shot('preview')

  await open('page;page-en-UK;page-legacy')
  await page.getByTestId('field-slug').getByRole('textbox').fill('old-bookmarks')
  await page.waitForTimeout(3_000) // the draft is saved
  await page.getByTestId('action-publish').click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(1_000)
  await shot('move')
}
