import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteBuildFolder } from '../../../cli/stack/builds.ts'
import { violationsOf } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'
import { banner, footerButton, homes, setAnalytics, unsetAnalytics } from './consent-banner.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('without an id there is no banner, no policy exception and no footer button', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toMatch(/img-src 'self' data:;/)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.consent-banner')).toHaveCount(0)
  await expect(footerButton(page)).toHaveCount(0)
})

test('the debug panel for developers is not in any script of the built site', ({ stack: { settings } }) => {
  const folder = join(settings.root, 'web', siteBuildFolder(settings), 'static/chunks')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const having = (text: string) =>
    scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(text))
  expect(having('consent-banner').length).toBeGreaterThan(0)
  expect(having('data-analytics-debug')).toEqual([])
})

test.describe('with ids in the settings', () => {
  test.beforeAll(({ stack }) => setAnalytics(stack, 'https://analytics.example'))
  test.afterAll(({ stack }) => unsetAnalytics(stack))

  for (const { paths, tag } of [
    { paths: ['/', '/fr'], tag: [] },
    { paths: homes.filter((path) => !['/', '/fr'].includes(path)), tag: '@full' },
  ])
    test(`the buttons are equally prominent, and the banner covers a quarter of a phone: ${paths}`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of paths) {
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
    })

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1280, 800],
    [320, 256],
  ] as const) {
    // The smallest phone and the screen with 400 % zoom are the hard ones.
    const tag = width === 320 ? [] : '@full'
    test(`the banner has no accessibility violations and covers no focused element at ${width} × ${height}`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/about')
      await expect(banner(page)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
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
    })
  }
})

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
