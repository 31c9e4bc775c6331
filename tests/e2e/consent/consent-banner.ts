import type { Page } from '@playwright/test'
import { violationsOf } from '../../support/axe.ts'
import { expect } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'
import { heaviestPages } from '../../support/script-budget.ts'
import type { TestStack } from '../../support/test-stack.ts'

export const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })
export const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' })
export const reject = (page: Page) => banner(page).getByRole('button', { name: 'Reject' })
export const footerButton = (page: Page) =>
  page.locator('footer').getByRole('button', { name: 'Cookie choices' })

/** Waits until each of these pages has, or hasn't, what Settings requires. */
async function untilPages({ settings }: TestStack, paths: Iterable<string>, needsConsent: boolean) {
  for (const path of paths) {
    const read = async () => (await fetch(settings.urls.site + path)).text()
    await expect
      .poll(async () => (await read()).includes('csp-origins'), { message: path, timeout: limit(60_000) })
      .toBe(needsConsent)
  }
}

/** Enters ids in Settings, whose scripts come from `origin`, and waits for the pages that the tests visit. */
export async function setAnalytics(stack: TestStack, origin: string, visited: string[]) {
  const origins = { scriptOrigin: origin, collectOrigins: [origin] }
  const conversions = { leadForm: '11', download: '22', assessment: '33', newsletter: '44' }
  await stack.lakeClient
    .patch('siteSettings')
    .set({
      webAnalytics: { measurementId: 'G-TEST1', ...origins },
      professionalNetwork: { partnerId: '4711', ...conversions, ...origins },
    })
    .commit()
  await untilPages(stack, visited, true)
}

/** Also waits for the pages whose scripts another test counts. */
export async function unsetAnalytics(stack: TestStack, visited: string[]) {
  await stack.lakeClient.patch('siteSettings').unset(['webAnalytics', 'professionalNetwork']).commit()
  await untilPages(stack, new Set([...visited, ...heaviestPages]), false)
}

/** Checks the sizes of the banner and its buttons on a phone. */
export async function expectFairBanner(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const boxes = page.locator('.consent-banner, .consent-banner button')
  await expect(boxes).toHaveCount(3)
  const [whole, one, other] = await boxes.evaluateAll((all: HTMLElement[]) =>
    all.map(({ className, offsetWidth, offsetHeight }) => ({ className, offsetWidth, offsetHeight })),
  )
  expect(one).toEqual(other)
  expect(one?.offsetHeight).toBeGreaterThanOrEqual(44)
  expect(whole?.offsetHeight, path).toBeLessThanOrEqual(844 / 4)
}

/** Checks the banner with axe, and moves the focus through the page below it. */
export async function expectAccessibleBanner(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  expect(await violationsOf(page, '.consent-banner')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page, '.consent-banner', { only: ['color-contrast'] })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  // The banner comes first in the tab order.
  for (const name of ['Cookie Policy', 'Reject', 'Accept']) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByText(name, { exact: true })).toBeFocused()
  }
  const visited = new Set<string>()
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const { label, hidden } = await page.evaluate(focusUnderBanner)
    if (label === null) break
    visited.add(label)
    expect(hidden, label).toBe(false)
  }
  expect(visited.size).toBeGreaterThan(25)
}

/** The focused element, and whether the banner covers its centre; no label if the focus has left the page. */
function focusUnderBanner(): { label: string | null; hidden: boolean } {
  const focused = document.activeElement
  const question = document.querySelector('.consent-banner')
  if (!focused || !question || focused === document.body || question.contains(focused))
    return { label: null, hidden: false }
  const box = focused.getBoundingClientRect()
  const shown = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const hidden = question.contains(shown)
  return { label: `${focused.textContent} ${focused.outerHTML.slice(0, 80)}`, hidden }
}
