import { locales } from '@tidewright/contracts/locales.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'
import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'

const words = { 'en-UK': 'invoices', es: 'facturas', fr: 'factures', it: 'fatture', nl: 'facturen' }

for (const { id, languageTag } of locales) {
  const tag = id === 'en-UK' ? [] : '@full'
  test(`search in ${languageTag} has results at its own path, without index or query in the title`, {
    tag,
  }, async ({ page }) => {
    await page.goto(`${searchPath(id)}?q=${words[id]}`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words[id])
    expect(await page.locator('main ol > li').count()).toBeGreaterThan(1)
    await expect(page.locator('main mark').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await page.title()).not.toContain(words[id])
    if (id === 'en-UK') expect(await violationsOf(page, 'main')).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches from the header, filters, and opens the answer to a question', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('banner').getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill('cancel retaner')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=cancel\+retaner$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “cancel retainer”')
    await page.getByRole('link', { name: /^Questions/ }).click()
    await expect(page).toHaveURL(/&type=question$/)
    await page.getByRole('link', { name: /stop the retainer/ }).click()
    await expect(page.getByText('without giving a reason')).toBeVisible()
  })

  test('a visitor who finds nothing gets other pages, and editors see what was missing', async ({
    page,
    stack,
  }) => {
    await page.goto('/search?q=xyzzyqq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found for “xyzzyqq”')
    await expect(page.locator('main').getByRole('link', { name: 'Contact' }).first()).toBeVisible()
    const { urls, supabase } = stack.settings
    const list = async () => {
      const response = await fetch(`${supabase.url}/functions/v1/editor-searches`, {
        method: 'POST',
        headers: { origin: urls.studio },
        body: JSON.stringify({ locale: 'en-UK' }),
      })
      return response.json()
    }
    await expect.poll(list).toContainEqual(expect.objectContaining({ query: 'xyzzyqq', count: 1 }))
  })
})

test('a download is found at its row', async ({ page }) => {
  await page.goto(`${searchPath('fr')}?q=classeur+calcul&type=download`)
  await page.getByRole('link', { name: 'Classeur de calcul du ROI' }).click()
  await expect(page).toHaveURL(/#download-/)
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
})

test('an answer that was found is open and in view', async ({ page }) => {
  await page.goto(`${searchPath('en-UK')}?q=cancel+retainer&type=question`)
  await expect(page.locator('html[data-scripts=running]')).toBeAttached()
  await page.getByRole('link', { name: /stop the retainer/ }).click()
  await expect(page.locator('details[open]')).toContainText('without giving a reason')
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
})

test('a visitor who pages by keyboard goes on at the first of the next results', async ({ page }) => {
  await page.goto(`${searchPath('en-UK')}?q=automation`)
  await expect(page.locator('html[data-scripts=running]')).toBeAttached()
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL(/&page=2#results$/)
  await expect(page.locator('ol[start="25"]')).toBeFocused()
  await expect(page.locator('ol[start="25"] > li').first()).toBeInViewport()
})

test('suggests results while a visitor types, by keyboard', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.pressSequentially('growth pack')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('AI Growth Package')
  await expect(page.getByRole('banner').getByRole('status')).toContainText('suggestion')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  expect(await violationsOf(page, 'header')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toBeFocused()
  // Nothing of a query that is gone comes back.
  await field.fill('')
  await expect(page.getByRole('banner').getByRole('status')).toBeEmpty()
  await page.keyboard.press('ArrowDown')
  await expect(options).toHaveCount(0)
  await field.pressSequentially('growth pack')
  await expect(options.first()).toContainText('AI Growth Package')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/growth-package$/)
})

test('Ctrl K opens the field, and nothing is loaded for it before', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/contact')
  const before = requested.length
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  expect(requested.slice(before).some((url) => url.includes('/_next/static/chunks/'))).toBe(true)
  expect(requested.slice(0, before).some((url) => url.includes('/api/search'))).toBe(false)
})

test('finds a text a second after it is published, and no draft', async ({ page, stack, request }) => {
  const article = {
    _id: 'insight-searched',
    _type: 'insight',
    language: 'en-UK',
    title: 'Zebulonade',
    slug: { current: 'zebulonade' },
    summary: 'A summary.',
    publishedAt: '2026-01-01',
  }
  const found = async (word: string) =>
    (await (await request.get(`/api/search?q=${word}&locale=en-UK`)).json()).count
  const { lakeClient } = stack
  await lakeClient.createOrReplace({ ...article, _id: 'drafts.insight-searched', title: 'Draftonade' })
  await lakeClient.createOrReplace(article)
  await expect.poll(() => found('zebulonade')).toBe(1)
  expect(await found('draftonade')).toBe(0)
  await page.goto('/search?q=zebulonade')
  await expect(page.getByRole('link', { name: 'Zebulonade' })).toBeVisible()
  await lakeClient.delete(article._id)
  await expect.poll(() => found('zebulonade')).toBe(0)
  await lakeClient.delete('drafts.insight-searched')
})

test('follows the editors: excluded documents, synonyms, search words and first results', async ({
  stack,
  request,
}) => {
  const { lakeClient } = stack
  const found = async (word: string) => {
    const reply = await request.get(`/api/search?q=${word}&locale=nl`)
    const { groups } = await reply.json()
    return groups.flatMap(({ hits }: { hits: { path: string }[] }) => hits.map(({ path }) => path))
  }
  const rules = await lakeClient.getDocument('search-rules-nl')
  const synonyms = [{ _key: 'a', _type: 'synonymGroup', words: ['abracadabra', 'nieuwsbrief'] }]
  const result = { _type: 'reference', _ref: 'page-contact-nl' }
  const promotions = [{ _key: 'b', _type: 'promotion', words: ['simsalabim'], result }]
  const searchWords = [{ _key: 'c', _type: 'searchedWords', words: ['hocuspocus'], result }]
  try {
    await lakeClient.patch('search-rules-nl').set({ synonyms, promotions, searchWords }).commit()
    await expect.poll(() => found('abracadabra')).toContain('/nl/nieuwsbrief')
    expect(await found('simsalabim')).toEqual(['/nl/contact'])
    expect(await found('hocuspocus')).toEqual(['/nl/contact'])
    await lakeClient.patch('page-newsletter-nl').set({ 'seo.excludeFromSearch': true }).commit()
    await expect.poll(() => found('abracadabra')).not.toContain('/nl/nieuwsbrief')
  } finally {
    await lakeClient.patch('page-newsletter-nl').unset(['seo.excludeFromSearch']).commit()
    const { synonyms: own = [], searchWords: taught = [] } = Object(rules)
    const before = { synonyms: own, searchWords: taught }
    await lakeClient.patch('search-rules-nl').set(before).unset(['promotions']).commit()
  }
})

test('takes any query, and slows a network that searches without pause', async ({ stack }) => {
  const { site } = stack.settings.urls
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const queries = ['%00', '%F0%9F%98%80', 'a'.repeat(5_000), '%22%20OR%20*', 'title:x%20NEAR(', '%ZZ']
  for (const query of queries) {
    const reply = await fetch(`${site}/search?q=${query}`, from('198.51.100.7'))
    expect([query.slice(0, 9), reply.status]).toEqual([query.slice(0, 9), 200])
  }
  // A busy machine may take so long that the limit refills meanwhile.
  await expect(async () => {
    const many = Array.from({ length: 100 }, () =>
      fetch(`${site}/api/search?q=a&locale=fr`, from('198.51.100.8')),
    )
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  }).toPass({ timeout: limit(60_000) })
  expect((await fetch(`${site}/search?q=a`, from('198.51.100.9'))).status).toBe(200)
})
