import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { longestPages } from './longest-pages.ts'

function section(page: Page, heading: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
}

test('the home page does not exceed its maximum length in any language', { tag: '@full' }, async ({
  page,
}) => {
  for (const { path, width, longest } of longestPages) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(length, `${path} at ${width} px`).toBeLessThanOrEqual(longest)
  }
})

test('the home page has the texts of the specification, in order, below their anchors', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toHaveText('Save 20+ Hours Weekly & Generate 3x ROI in 90 Days')
  const anchors = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  const wanted = [
    'problem-solution',
    'value-proposition',
    'services',
    'industries',
    'case-studies',
    'about',
    'book-call',
  ]
  expect(anchors.filter((id) => wanted.includes(id))).toEqual(wanted)
  await expect(page.locator('#problem-solution dd span')).toHaveText(['82%', '67%', '74%'])
  await expect(page.locator('#services h3')).toHaveText([
    'AI Discovery Sprint',
    'AI Starter Package',
    'AI Growth Package',
    'Success Retainer',
  ])
  await expect(page.locator('#industries h3')).toHaveText([
    'Manufacturing',
    'Healthcare',
    'Financial Services',
    'Retail & E-commerce',
    'Professional Services',
    'Legal Services',
  ])
  // Every quote of a leader and of a customer, in rows that the keyboard scrolls.
  await expect(page.locator('#leaders blockquote')).toHaveCount(12)
  const row = page.getByRole('group', { name: 'What leaders say about automation' })
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  // At most 14 sections, and two prominent buttons at the top.
  expect(await page.locator('main section[data-static]').count()).toBeLessThanOrEqual(14)
  const hero = page.locator('main section').first()
  await expect(hero.locator('a[class*=button]')).toHaveCount(2)
  await expect(hero.getByRole('link')).toHaveCount(4)
  // Every price says that it excludes tax, and how long the work takes; fictional people are marked.
  for (const duration of ['2 weeks', '4 weeks', '6 weeks', 'Month by month'])
    await expect(page.locator('#services li').filter({ hasText: duration })).toContainText('excl. VAT')
  await expect(page.getByText('people and firms here are invented')).toHaveCount(1)
  await expect(page.locator('#case-studies')).toContainText('people and firms here are invented')
  await expect(page.getByRole('contentinfo')).toContainText('Company number 0000.000.000')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every package has its price, a link home and a link to book', async ({ page }) => {
    for (const [slug, price = ''] of [
      ['discovery-sprint', 'From €1,500'],
      ['starter-package', 'From €2,500'],
      ['growth-package', 'From €7,500'],
      ['success-retainer', 'From €500'],
    ]) {
      await page.goto(`/services/${slug}`)
      await expect(page.locator('main')).toContainText(price)
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      await expect(page.locator('main a[href="/contact#book-call"]').first()).toBeVisible()
    }
  })

  test('the careers page has the numbers of the specification and a prefilled email', async ({ page }) => {
    await page.goto('/careers')
    await expect(section(page, 'Why choose us').locator('ol > li')).toHaveCount(5)
    await expect(section(page, 'CRISP values').getByRole('heading', { level: 3 })).toHaveCount(6)
    await expect(section(page, 'Open roles').getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(section(page, 'How we choose').locator('ol > li')).toHaveCount(6)
    await expect(section(page, 'What you get').locator('dl > div')).toHaveCount(8)
    const apply = page.locator('main a[href^="mailto:careers@"][href*="subject="]')
    await expect(apply).toHaveCount(4)
    const href = await apply.first().getAttribute('href')
    const draft = new URLSearchParams(href?.split('?')[1])
    expect(draft.get('subject')).toMatch(/\S/)
    expect(draft.get('body')?.split('\r\n').length).toBeGreaterThan(3)
    expect(href).not.toContain('%7B')
  })

  test('the legal pages have the date of their last change and the applicable law', async ({ page }) => {
    for (const path of ['/privacy-policy', '/terms-of-service', '/cookie-policy']) {
      await page.goto(path)
      await expect(page.locator('main time')).toHaveAttribute('datetime', '2025-01-08')
      await expect(page.locator('main a[href^="mailto:"]').first()).toHaveAttribute(
        'href',
        /@tidewright\.example$/,
      )
    }
    await page.goto('/terms-of-service')
    await expect(page.locator('main')).toContainText('England and Wales')
  })
})

test('the footer leads to a page on accessibility, with its gaps and a contact', { tag: '@full' }, async ({
  page,
}) => {
  for (const path of ['/services', '/nl']) {
    await page.goto(path)
    await page
      .locator('footer nav')
      .last()
      .getByRole('link', { name: /^(?:Acc|Toe)/ })
      .click()
    await expect(page).toHaveURL(/\/(?:accessib|acces|toegank)/)
    await expect(page.locator('main h1')).toHaveText(/^(?:Acc|Toe)/)
    await expect(page.locator('main h2')).toHaveCount(4)
    await expect(page.locator('main a[href="mailto:hello@tidewright.example"]')).toBeVisible()
  }
})

test('security.txt and the privacy signal’s statement are where programs look for them', async ({
  request,
}) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:hello@tidewright\.example$/m)
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
  expect(await (await request.get('/.well-known/gpc.json')).json()).toMatchObject({ gpc: true })
})

test('a changed figure changes on every page that uses it', async ({ request, stack }) => {
  const { lakeClient } = stack
  const figure = (value: number) =>
    lakeClient.patch('siteSettings').set({ 'figures[key=="growthPackagePrice"].value': value }).commit()
  await figure(8250)
  try {
    for (const path of ['/services/growth-package', '/'])
      await expect.poll(async () => (await request.get(path)).text()).toContain('From €8,250')
  } finally {
    await figure(7500)
  }
})

test('the email for applications is changed in Settings only', { tag: '@full' }, async ({ page, stack }) => {
  const settings = (careersEmail: string) =>
    stack.lakeClient.patch('siteSettings').set({ careersEmail }).commit()
  await settings('jobs@tidewright.example')
  try {
    await expect
      .poll(async () => {
        await page.goto('/careers')
        return page.locator('main a[href^="mailto:jobs@tidewright.example?subject="]').count()
      })
      .toBe(4)
  } finally {
    await settings('careers@tidewright.example')
  }
})

test('leader quotes show logos, or initials if a logo does not load', async ({ page, stack }) => {
  const logoRequests: string[] = []
  const service = createServer((request, response) => {
    logoRequests.push(request.url ?? '')
    const known = request.url === '/northmoor.example'
    response.writeHead(known ? 200 : 404, { 'content-type': known ? 'image/svg+xml' : 'text/plain' })
    response.end(known ? '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>' : 'Nothing.')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const settings = (logoService: string) =>
    stack.lakeClient.patch('siteSettings').set({ logoService }).commit()
  const before = await stack.lakeClient.fetch<string>('*[_type == "siteSettings"][0].logoService')
  const thirdParty: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(stack.settings.urls.site)) thirdParty.push(request.url())
  })
  const failuresLogged = () =>
    readFileSync(join(stack.settings.folder('logs'), 'site.log'), 'utf8').split('The logo of bellavance')
      .length
  const loggedBefore = failuresLogged()
  await settings(`http://127.0.0.1:${port}/{domain}`)
  try {
    const logo = () => fetch(`${stack.settings.urls.site}/api/logos/northmoor.example`)
    await expect.poll(async () => (await logo()).headers.get('content-type')).toBe('image/svg+xml')
    await page.goto('/')
    const leaders = section(page, 'What leaders say about automation')
    await leaders.scrollIntoViewIfNeeded()
    const opacityOf = (company: string) =>
      leaders
        .locator('li')
        .filter({ hasText: company })
        .locator('img[src^="/api/logos/"]')
        .evaluate((img) => getComputedStyle(img).opacity)
    await expect.poll(() => opacityOf('Northmoor')).toBe('1')
    expect(await opacityOf('Bellavance')).toBe('0')
    await expect(leaders.getByText('BLV', { exact: true })).toBeVisible()
    expect(thirdParty).toEqual([])
    // Only companies with a quote are looked up.
    expect((await fetch(`${stack.settings.urls.site}/api/logos/elsewhere.example`)).status).toBe(204)
    expect(logoRequests).not.toContain('/elsewhere.example')
    for (let times = 0; times < 10; times++)
      expect((await fetch(`${stack.settings.urls.site}/api/logos/bellavance.example`)).status).toBe(204)
    await expect.poll(failuresLogged).toBe(loggedBefore + 1)
  } finally {
    await settings(before)
    service.close()
  }
})

test('a new page is shown when published', async ({ page, stack }) => {
  const { lakeClient } = stack
  expect((await page.request.get('/open-day')).status()).toBe(404)
  await lakeClient.create({
    _id: 'page-open-day',
    _type: 'page',
    language: 'en-UK',
    title: 'Open day',
    slug: { _type: 'slug', current: 'open-day' },
    sections: [{ _key: 'a', _type: 'hero', heading: 'Come and look', lead: 'On a Friday.', size: 'page' }],
    seo: { _type: 'seo', title: 'Open day', description: 'Come and look.' },
  })
  try {
    await expect.poll(async () => (await page.request.get('/open-day')).status()).toBe(200)
    await page.goto('/open-day')
    await expect(page.locator('h1')).toHaveText('Come and look')
    await page.goto('/fr/open-day')
    await expect(page.locator('main [lang="en-GB"]').first()).toContainText('Come and look')
  } finally {
    await lakeClient.delete('page-open-day')
  }
})
