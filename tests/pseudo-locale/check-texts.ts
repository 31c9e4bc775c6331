import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import { clippedTexts } from './clipped-texts.ts'
import { untranslatedIn } from './untranslated.ts'
import { visibleTexts } from './visible-texts.ts'

export const widths = [1440, 320]

/** Checks that all text on the current page is visible and translated, on a wide screen and on the narrowest. */
export async function checkTexts(page: Page, state: string, at = widths): Promise<void> {
  for (const width of at) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(clippedTexts), `${state}, ${width} px`).toEqual([])
    const languageTag = (await page.locator('html').getAttribute('lang')) ?? ''
    const texts = await page.evaluate(visibleTexts)
    const untranslated = texts.filter((text) => untranslatedIn(text, languageTag).length > 0)
    expect.soft(untranslated, `${state}, ${width} px, not translated`).toEqual([])
  }
}

/** Expands collapsed content, and loads what loads when it comes into view. */
export async function showAll(page: Page): Promise<void> {
  await page.locator('html[data-scripts=running]').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const section of document.querySelectorAll('main section')) {
      section.scrollIntoView()
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  // A list that the server couldn't render loads in the browser.
  const placeholders = page.locator('[data-skeleton]')
  const countInView = () =>
    placeholders.evaluateAll(([first, ...others]) => {
      first?.scrollIntoView({ block: 'center' })
      return first ? others.length + 1 : 0
    })
  await expect.poll(countInView, { intervals: [250] }).toBe(0)
}

/** Waits until a page no longer contains some texts. After a large publish, a visitor may get the stale page first. */
export async function untilWithout(url: string, texts: readonly string[]): Promise<void> {
  const hasText = async () => {
    const page = await (await fetch(url)).text()
    return texts.some((text) => page.includes(text))
  }
  await expect.poll(hasText, { timeout: limit(30_000), intervals: [100, 200, 400] }).toBe(false)
}
