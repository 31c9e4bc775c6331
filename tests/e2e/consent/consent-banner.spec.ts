import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteBuildFolder } from '../../../cli/stack/builds.ts'
import { expect, test } from '../../support/fixtures.ts'
import {
  expectAccessibleBanner,
  expectFairBanner,
  footerButton,
  setAnalytics,
  unsetAnalytics,
} from './consent-banner.ts'

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

// `consent.spec.ts` has the variants that every run needs, because setting the ids makes every page stale.
test.describe('with ids in the settings', { tag: '@full' }, () => {
  const homes = ['/es', '/it', '/nl']
  const visited = [...homes, '/about']
  test.beforeAll(({ stack }) => setAnalytics(stack, 'https://analytics.example', visited))
  test.afterAll(({ stack }) => unsetAnalytics(stack, visited))

  test(`the buttons are equally prominent, and the banner covers a quarter of a phone: ${homes}`, async ({
    page,
  }) => {
    for (const path of homes) await expectFairBanner(page, path)
  })

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [320, 256],
  ] as const)
    test(`the banner has no accessibility violations and covers no focused element at ${width} × ${height}`, async ({
      page,
    }) => {
      await expectAccessibleBanner(page, width, height)
    })
})
