import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'

const issues = [
  { path: '/newsletter/count-it-for-a-week', lang: 'en-GB', articles: '/insights/' },
  { path: '/es/boletin/cuentalo-una-semana', lang: 'es', articles: '/es/articulos/' },
  { path: '/fr/newsletter/comptez-pendant-une-semaine', lang: 'fr', articles: '/fr/analyses/' },
  { path: '/it/newsletter/conta-per-una-settimana', lang: 'it', articles: '/it/analisi/' },
  { path: '/nl/nieuwsbrief/tel-het-een-week', lang: 'nl', articles: '/nl/artikelen/' },
]

for (const { path, lang, articles } of issues) {
  const feed = lang === 'en-GB' ? '/newsletter/feed.xml' : `/${lang}/newsletter/feed.xml`
  const tag = lang === 'en-GB' ? [] : '@full'
  test(`${path} is an issue of the newsletter, in the feed and linked to its translations`, { tag }, async ({
    page,
  }) => {
    await page.goto(path)
    const article = page.locator('article')
    await expect(article).toHaveAttribute('lang', lang)
    const title = await article.getByRole('heading', { level: 1 }).innerText()
    // The success rate of Settings, in the reader's format.
    await expect(article.getByText(/^94\s?%/)).toBeVisible()
    await expect(article.locator(`a[href^="${articles}"]`).first()).toBeVisible()
    await expect(page.locator('head link[hreflang]')).toHaveCount(6)
    const xml = await (await page.request.get(feed)).text()
    expect(xml).toContain(`<language>${lang}</language>`)
    expect(xml).toContain(`<title>${title}</title>`)
    expect(xml).toContain(`${path}</link>`)
  })
}

test('the newsletter page shows the latest issue, and an issue leads to the others', async ({ page }) => {
  await page.goto('/newsletter')
  await page.getByRole('link', { name: 'Count it for a week before you automate it' }).click()
  await expect(page).toHaveURL(/\/newsletter\/count-it-for-a-week$/)
  const others = page.getByRole('navigation', { name: 'More issues' })
  await expect(others.getByRole('link')).toHaveText(['Start with the queue, not with the tool'])
})

test('issues are in the sitemap, and an unknown one is not found', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemaps/1.xml')).text()
  expect(sitemap).toContain('/nl/nieuwsbrief/tel-het-een-week')
  expect((await page.request.get('/newsletter/no-such-issue')).status()).toBe(404)
})

test('visitors find an issue by its text', async ({ page }) => {
  await expect
    .poll(async () => (await page.request.get('/search?q=interrupted+sheet+of+paper')).text(), {
      timeout: limit(60_000),
    })
    .toContain('/newsletter/count-it-for-a-week')
})
