import type { Locator, Page } from '@playwright/test'

/** The widths just below and above the one at which the header shows its menus. */
export const wide = { width: 1280, height: 800 }
export const small = { width: 390, height: 800 }

export const header = (page: Page): Locator => page.locator('body > header')
export const footer = (page: Page): Locator => page.locator('body > footer')
/** The button that opens a menu. */
export const trigger = (page: Page, name: string): Locator =>
  header(page).getByRole('button', { name, exact: true })
export const link = (page: Page, name: string): Locator => header(page).getByRole('link', { name })
