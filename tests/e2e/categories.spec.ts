import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import { nodesOf, ofType } from './seo/structured-data.ts'

const languages = [
  {
    article: '/insights/hidden-cost-manual-processes',
    name: 'ROI Guide',
    path: '/insights/topics/roi-guides',
    heading: 'ROI guides',
    all: 'All articles',
    tag: [],
    list: '/insights',
    steps: ['Home', 'Insights', 'ROI guides'],
  },
  {
    article: '/fr/analyses/le-cout-cache-des-processus-manuels',
    name: 'Guide ROI',
    path: '/fr/analyses/themes/guides-roi',
    heading: 'Guides ROI',
    all: 'Tous les articles',
    tag: '@full',
    list: '/fr/analyses',
    steps: ['Accueil', 'Analyses', 'Guides ROI'],
  },
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { article, name, path, heading, all, list, steps, tag } of languages)
    test(`${article} leads to its category, which lists it and leads to all others`, { tag }, async ({
      page,
      stack,
    }) => {
      const { site } = stack.settings.urls
      await page.goto(article)
      await page.locator('article').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(site + path)
      await expect(page.locator('h1')).toHaveText(heading)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.locator('main article').getByRole('link')).toHaveAttribute('href', article)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + path)
      await expect(page.locator('link[rel=alternate][hreflang=nl]')).toHaveAttribute(
        'href',
        `${site}/nl/artikelen/thema/roi-gidsen`,
      )
      const nodes = nodesOf(await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(ofType(nodes, 'CollectionPage')).toEqual([
        expect.objectContaining({
          url: site + path,
          mainEntity: expect.objectContaining({
            itemListElement: [expect.objectContaining({ item: site + article })],
          }),
        }),
      ])
      const [breadcrumbs] = ofType(nodes, 'BreadcrumbList')
      expect(breadcrumbs?.itemListElement).toEqual(steps.map((name) => expect.objectContaining({ name })))
      await page.locator('main').getByRole('link', { name: all }).click()
      await expect(page).toHaveURL(site + list)
      const categories = page.locator(`main a[href^="${path.slice(0, path.lastIndexOf('/') + 1)}"]`)
      await expect(categories).toHaveCount(4)
      // Its heading in the list of all articles leads back.
      await page.getByRole('heading', { level: 3 }).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(site + path)
    })
})

test('a long category has several pages, and is shown in English where it isn’t translated', {
  tag: '@full',
}, async ({ page, stack }) => {
  const { lakeClient } = stack
  const own = await lakeClient.getDocument('category-roi-guides')
  const article = await lakeClient.getDocument('insight-sme-advantage')
  if (!own || !article) throw new Error('The starter content lacks these documents.')
  const word = 'logbook-of-a-test'
  const work = lakeClient
    .transaction()
    .create({ ...own, _id: word, title: 'Logbook', heading: null, slug: { _type: 'slug', current: word } })
  for (let number = 0; number < 25; number++)
    work.create({
      ...article,
      _id: `${word}-${number}`,
      title: `Log ${number}`,
      slug: { _type: 'slug', current: `${word}-${number}` },
      category: { _type: 'reference', _ref: word },
    })
  await work.commit()
  const path = `/fr/analyses/themes/${word}`
  try {
    const status = async (url: string) => (await page.request.get(url, { maxRedirects: 0 })).status()
    await expect.poll(() => status(`${path}/page-2`), { timeout: limit(60_000) }).toBe(200)
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText('Logbook')
    await expect(page.locator('aside').first()).toContainText('anglais')
    await expect(page.locator('main article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Articles plus anciens' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/page-2#articles$`))
    await expect(page.locator('main article')).toHaveCount(1)
    const steps = page.getByRole('navigation', { name: 'Vous êtes ici' }).getByRole('listitem')
    await expect(steps).toHaveText(['Accueil', 'Analyses', 'Logbook', /^Page 2$/])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/insights/topics/${word}/page-2$`),
    )
    expect([await status(`${path}/page-1`), await status(`${path}/page-3`)]).toEqual([307, 404])
  } finally {
    await lakeClient.delete({ query: `*[_id == "${word}" || _id match "${word}-*"]` })
  }
})
