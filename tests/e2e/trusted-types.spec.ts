import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'

/**
 * What a Trusted Types policy would have to allow (docs/decisions/0006-server.md): chunks of the build, the service worker, the empty
 * script by which React creates script elements, and structured data.
 */
const known = [
  /^HTMLScriptElement src\|\/_next\/static\/chunks\/[\w.-]+\.js$/,
  /^ServiceWorkerContainer register\|\/offline\.js\?/,
  /^Element innerHTML\|<script><\/script>$/,
  /^Element innerHTML\|\{"@context":"https:\/\/schema\.org"/,
]

// One of the known places is the registration of the service worker.
test.use({ serviceWorkers: 'allow' })

/** Opens the first dialog of a page, if it has one, closes it, and navigates to another page. */
async function exerciseScripts(page: Page) {
  const opener = page.locator('main [data-dialog]').first()
  if ((await opener.count()) > 0) {
    await opener.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  await page.locator('footer a[href="/about"]').first().click()
  await expect(page).toHaveURL(/\/about$/)
}

test('scripts assign strings to the DOM only in known places', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(limit(360_000))
  const samples = new Set<string>()
  await page.exposeFunction('report', (sample: string) => samples.add(sample))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) => {
    if (event.violatedDirective === 'require-trusted-types-for') report(event.sample)
  })`)
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const policy = "require-trusted-types-for 'script'"
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy-report-only': policy },
    })
  })
  for (const path of ['/', '/contact', '/resources', '/assessment', '/insights/sme-advantage']) {
    await page.goto(path)
    await exerciseScripts(page)
  }
  expect(samples.size).toBeGreaterThan(0)
  expect([...samples].filter((sample) => !known.some((pattern) => pattern.test(sample)))).toEqual([])
})
