import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { expect, field, test } from './fixtures.ts'

const article = 'insight-hidden-cost-manual-processes'
const path = '/insights/hidden-cost-manual-processes'

/** The heading that a visitor gets, without the editor's session. */
async function publicTitle(site: string): Promise<string> {
  const html = await (await fetch(site + path)).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
}

test('shows a draft in the preview, with click-to-edit, but not to visitors', { tag: '@smoke' }, async ({
  page,
  stack,
}) => {
  const { studio, site } = stack.settings.urls
  await page.goto(`${studio}/presentation/insight/${article}?preview=${encodeURIComponent(path)}`)
  await expect(field(page, 'title')).toBeVisible({ timeout: limit(60_000) })
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('h1')).toBeVisible({ timeout: limit(60_000) })
  await field(page, 'title').fill('Only a draft')
  await expect(preview.locator('h1')).toHaveText('Only a draft', { timeout: limit(60_000) })
  expect(await preview.locator('h1').getAttribute('data-sanity')).toContain('title')
  expect(await publicTitle(site)).not.toBe('Only a draft')
  // Click-to-edit: clicking the summary opens its field.
  await preview.locator('[data-sanity*="path=summary"]').click()
  await expect(page).toHaveURL(/path=summary|summary/)
})

test('rejects draft mode without the preview secret', { tag: '@smoke' }, async ({ request }) => {
  const response = await request.get(
    '/api/draft-mode/enable?sanity-preview-secret=guess&sanity-preview-pathname=/',
    {
      maxRedirects: 0,
    },
  )
  expect(response.status()).toBe(401)
})

/** The lines of a log since its last start but one, which end with `ready`. */
function lastStart({ settings }: TestStack, name: string, ready: RegExp): string {
  const log = readFileSync(join(settings.folder('logs'), `${name}.log`), 'utf8')
  const starts = [...log.matchAll(new RegExp(ready, 'g'))]
  expect(starts.length).toBeGreaterThan(0)
  return log.slice(starts.at(-2)?.index ?? 0)
}

test('no warning of Node.js or a library hides a real line in the logs of a start', { tag: '@smoke' }, ({
  stack,
}) => {
  const warning = /^.*Warning: .*$/gm
  expect(lastStart(stack, 'site', /The site listens on/).match(warning)).toBeNull()
  expect(lastStart(stack, 'studio', /Sanity Studio using/).match(warning)).toBeNull()
})
