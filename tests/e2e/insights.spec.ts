import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'

/** The article of the page; related ones are articles of their own. */
function article(page: Page) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
}

const insights = [
  { slug: 'hidden-cost-manual-processes', minutes: 8, type: 'ROI Guide' },
  { slug: 'why-ai-projects-fail', minutes: 12, type: 'Analysis Report' },
  { slug: 'ceo-transformation-journey', minutes: 6, type: 'Case Study' },
  { slug: 'sme-advantage', minutes: 10, type: 'Strategic Analysis' },
]

test('every article has its reading time, ways on and articles to read next', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  for (const { slug, minutes, type } of insights) {
    await page.goto(`/insights/${slug}`)
    await expect(article(page)).toContainText(`${type} · ${minutes} min read`)
    // Without scripts, the offer leads to the page with the guide's form.
    const offer = article(page).getByRole('complementary', { name: 'Count your own hours first' })
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/resources#starter-guide')
    const waysOn = page.locator('main nav')
    await expect(waysOn.getByRole('link', { name: 'Book a Call' })).toHaveAttribute(
      'href',
      '/contact#book-call',
    )
    await expect(waysOn.getByRole('link', { name: 'Back to Insights' })).toHaveAttribute('href', '/resources')
    const next = page.getByRole('region', { name: 'Read next' }).getByRole('article')
    await expect(next).toHaveCount(3)
    await expect(next.locator(`a[href$="/${slug}"]`)).toHaveCount(0)
    const words = ((await article(page).textContent()) ?? '').split(/\s+/).length
    expect(words).toBeGreaterThan((minutes - 1) * 200)
    const image = article(page).locator('img:not([alt=""])').first()
    await expect(image).toHaveAttribute('alt', /\w{3,}/)
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await page.close()
})

test('the list starts with the newest article across the page, has every other one below its category, and names the authors of all', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/insights')
  const list = page.locator('#articles')
  const articles = list.getByRole('article')
  await expect(articles).toHaveCount(4)
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    /^Day 87: /,
    'Strategic Analysis',
    'ROI Guide',
    'Analysis Report',
  ])
  await expect(list.getByRole('heading', { level: 4 })).toHaveCount(3)
  const days = await list
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(days[0]).toBe(days.toSorted().at(-1))
  await expect(articles.locator('img')).toHaveCount(4)
  await expect(articles.getByText(/^By \w+ \w+$/)).toHaveCount(4)
  await expect(list.getByText('people and firms here are invented')).toHaveCount(1)
  const [newest, next] = await articles.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(newest).toBeGreaterThan(2 * (next ?? 0))
  // All on one page: there are no other pages and no links to them.
  await expect(list.getByRole('navigation')).toHaveCount(0)
  expect((await page.request.get('/insights/page-2')).status()).toBe(404)
  expect((await page.request.get('/insights/page-1')).url()).toMatch(/\/insights$/)
  await page.close()
})

test('the progress line grows while reading, and only the article is printed', async ({ page }) => {
  await page.goto('/insights/sme-advantage')
  const line = page.locator('.reading-progress')
  const scale = () => line.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
  expect(await scale()).toBeLessThan(0.05)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  await expect.poll(scale).toBeGreaterThan(0.3)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('header').first()).toBeHidden()
  await expect(line).toBeHidden()
  await expect(article(page)).toBeVisible()
  const colour = await article(page)
    .locator('p')
    .nth(3)
    .evaluate((p) => getComputedStyle(p).color)
  expect(Math.max(...(colour.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(110)
  await expect(page.getByText(/Example Quay.* · hello@tidewright.example · \+32/)).toBeVisible()
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0)
  await page.goto('/services')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('details > div')
  expect(await answers.count()).toBeGreaterThan(3)
  await expect(answers.filter({ visible: true })).toHaveCount(await answers.count())
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
  const answer = answers.first()
  expect(await heightOf(answer.locator('..')), 'It is not cut off.').toBeGreaterThan(await heightOf(answer))
})

test('a long article has a table of contents, and every heading an anchor that the keyboard reaches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/insights/why-ai-projects-fail')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const links = contents.getByRole('link').filter({ visible: true })
  await expect(links).toHaveCount(await article(page).locator('h2').count())
  await links.nth(3).click()
  const target = article(page).locator('h2').nth(3)
  await expect(page).toHaveURL(new RegExp(`#${await target.getAttribute('id')}$`))
  await expect(target).toBeInViewport()
  // It comes to rest below the header, give or take the pixel that scroll positions are rounded to.
  const distance = () => target.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top - 102))
  await expect.poll(distance).toBeLessThanOrEqual(1)
  // The keyboard continues from the target of the link, where the heading's own link comes first.
  await page.keyboard.press('Tab')
  const own = article(page)
    .getByRole('link', { name: /^Link to/ })
    .nth(3)
  await expect(own).toBeFocused()
  await expect(own).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${await own.getAttribute('href')}$`))
})

test('a translated article has its own path, and language links in both directions', async ({ page }) => {
  await page.goto('/insights/sme-advantage')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(article(page)).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveURL(/\/fr\/analyses\//)
  const hreflang = page.locator('link[rel=alternate][hreflang="en-GB"]')
  await expect(hreflang).toHaveAttribute('href', /\/insights\/sme-advantage$/)
})

test('English paths below another language, former addresses and the path above categories redirect', async ({
  request,
}) => {
  const moved = {
    '/fr/insights/sme-advantage': [307, '/fr/analyses/l-avantage-des-pme'],
    '/fr/insights/l-avantage-des-pme': [308, '/fr/analyses/l-avantage-des-pme'],
    '/es/services/paquete-inicio': [308, '/es/servicios/paquete-inicio'],
    '/es/services/plan-de-continuidad': [308, '/es/servicios/plan-de-mantenimiento'],
    '/nl/insights/de-verborgen-kosten-van-handwerk': [
      308,
      '/nl/artikelen/de-verborgen-kosten-van-handmatig-werk',
    ],
    '/insights/topics': [308, '/insights#articles'],
    '/fr/analyses/themes': [308, '/fr/analyses#articles'],
    '/nl/insights/topics/roi-guides': [307, '/nl/artikelen/thema/roi-gidsen'],
    '/nl/insights/topics/roi-gidsen': [308, '/nl/artikelen/thema/roi-gidsen'],
  }
  for (const [from, to] of Object.entries(moved)) {
    const reply = await request.get(from, { maxRedirects: 0 })
    expect([reply.status(), reply.headers().location], from).toEqual(to)
  }
})

test('an untranslated article is shown in English with a notice', async ({ page, stack }) => {
  const { lakeClient } = stack
  const id = 'insight-only-in-english'
  const french = `${id}-fr`
  const original = await lakeClient.getDocument('insight-why-ai-projects-fail')
  if (!original) throw new Error('The starter content lacks this article.')
  const own = { ...original, _id: id, slug: { _type: 'slug', current: 'only-in-english' } }
  await lakeClient.create(own)
  try {
    await expect
      .poll(async () => (await page.request.get('/fr/analyses/only-in-english')).status(), {
        timeout: limit(60_000),
      })
      .toBe(200)
    await page.goto('/fr/analyses/only-in-english')
    await expect(article(page)).toHaveAttribute('lang', 'en-GB')
    await expect(page.locator('aside').first()).toContainText('anglais')
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /:\d+\/insights\/only-in-english$/)
    // A translation of which only the title is in French.
    const title = 'Pourquoi les projets d’IA échouent'
    const slug = { _type: 'slug', current: 'encore-en-anglais' }
    const translations = Object.entries({ 'en-UK': id, fr: french }).map(([language, _ref]) => ({
      _key: language,
      language,
      value: { _type: 'reference', _ref, _weak: true },
    }))
    await lakeClient
      .transaction()
      .create({ ...own, _id: french, language: 'fr', title, slug })
      .create({ _id: `${id}-group`, _type: 'translation.metadata', translations })
      .commit()
    const path = '/fr/analyses/encore-en-anglais'
    const html = async () => (await page.request.get(path)).text()
    await expect.poll(html).toMatch(/<article[^>]* lang="en-GB"/)
    await page.goto(path)
    await expect(page.locator('aside').first()).toContainText('anglais')
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'fr')
    // The only other texts in the reader's language are category, reading time, date, the note on invented people and offer.
    await expect(article(page).locator('[lang=fr]')).toHaveCount(6)
    await expect(article(page).locator('[lang]')).toHaveCount(6)
    const category = article(page).getByRole('link', { name: 'Rapport d’analyse' })
    await expect(category).toHaveAttribute('href', '/fr/analyses/themes/rapports-d-analyse')
    await expect(article(page).getByRole('complementary', { name: 'Comptez' })).toHaveAttribute('lang', 'fr')
  } finally {
    await lakeClient.delete({ query: `*[_id in ["${id}-group", "${french}", "${id}"]]` })
  }
})
