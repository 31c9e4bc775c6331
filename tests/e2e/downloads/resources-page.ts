import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'

/** A section of the resources page by its anchor. */
export const section = (page: Page, anchor: string) => page.locator(`#${anchor}`)
/** The titles of its rows. */
export const rows = (page: Page, anchor: string) => section(page, anchor).getByRole('heading', { level: 3 })
/** The link to the file of a download. */
export const link = (page: Page, title: string) => page.getByRole('link', { name: `Download ${title}` })

/** Reloads until a change is on the page. A busy site serves the old page first; what SQL changes takes ten seconds. */
export async function reloadUntil(page: Page, isShown: () => Promise<boolean>) {
  await expect(async () => {
    await page.reload()
    expect(await isShown()).toBe(true)
  }).toPass({ timeout: limit(60_000) })
}
