import type { Locator, Page } from '@playwright/test'

/** The widths just below and above the one at which the header shows its menus. */
export const wide = { width: 1280, height: 800 }
export const small = { width: 390, height: 800 }
/** Spec section 9, in pixels. */
export const headerHeight = { wide: 102, small: 48 }
export const anchorOffset = { wide: 102, small: 64 }

export const header = (page: Page): Locator => page.locator('body > header')
export const footer = (page: Page): Locator => page.locator('body > footer')
/** The button that opens a menu. */
export const trigger = (page: Page, name: string): Locator =>
  header(page).getByRole('button', { name, exact: true })
export const link = (page: Page, name: string): Locator => header(page).getByRole('link', { name })
export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
