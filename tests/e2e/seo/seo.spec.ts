import { locales } from '@tidewright/contracts/locales.ts'
import { publicPath, routableTypes } from '@tidewright/contracts/public-path.ts'
import { expect, test } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'
import { firstOfEachFolder, listedPaths } from '../paths.ts'
import { eachOf, get, pngSize, readFeed, readHead, readSitemap } from './read-documents.ts'
import { faultsOf, nodesOf, ofType, required } from './structured-data.ts'

const feeds = locales.map(({ id, languageTag }) => ({
  path: id === 'en-UK' ? '/feed.xml' : `/${id}/feed.xml`,
  languageTag,
  tag: id === 'en-UK' ? [] : '@full',
}))

for (const { title, choose, tag } of [
  {
    title: 'two of each folder in English and French',
    choose: (paths: string[]) =>
      firstOfEachFolder(paths, 2).filter((path) => !/^\/(?:es|it|nl)\b/.test(path)),
    tag: [],
  },
  { title: 'all of them', choose: (paths: string[]) => paths, tag: '@full' },
]) {
  test(`the sitemap lists every page in every language, and the metadata and language links of ${title} match`, {
    tag,
  }, async ({ page, stack }) => {
    test.setTimeout(limit(540_000))
    const { site } = stack.settings.urls
    let urls: Awaited<ReturnType<typeof readSitemap>> = []
    // What the test before this one has deleted may still be listed.
    await expect(async () => {
      const sitemap = await get(`${site}/sitemap.xml`)
      expect(sitemap).toMatchObject({ status: 200, type: expect.stringContaining('xml') })
      urls = await readSitemap(page, sitemap.text)
      const count = await stack.lakeClient.fetch<number>(
        'count(*[_type in $types && defined(slug.current) && seo.noindex != true])',
        { types: routableTypes },
        { perspective: 'published' },
      )
      expect(urls).toHaveLength(count)
    }).toPass()
    const byLoc = new Map(urls.map((url) => [url.loc, url]))
    const chosen = new Set(choose(urls.map(({ loc }) => new URL(loc).pathname)))

    const titles = new Map<string, string>()
    const otherLinks = new Map<string, string>()
    await eachOf(
      urls.filter(({ loc }) => chosen.has(new URL(loc).pathname)),
      async ({ loc, lastmod, languages }) => {
        const { status, text } = await get(loc)
        const head = await readHead(page, text)
        const languageTag =
          locales.find(({ id }) => new URL(loc).pathname.split('/')[1] === id)?.languageTag ?? 'en-GB'
        expect
          .soft({ loc, status, lang: head.lang, h1: head.h1 })
          .toEqual({ loc, status: 200, lang: languageTag, h1: 1 })
        expect.soft(head.canonical, loc).toBe(loc)
        expect.soft(head.title, loc).toMatch(/\S{3}/)
        expect.soft(head.description, loc).toMatch(/\S+ \S+ \S+/)
        expect.soft(head.robots, loc).not.toContain('noindex')
        expect.soft(head.languages, loc).toEqual(languages)
        expect.soft(languages[languageTag], loc).toBe(loc)
        expect.soft(languages['x-default'], loc).toBe(languages['en-GB'])
        for (const other of Object.values(languages))
          expect.soft(byLoc.get(other)?.languages, loc).toEqual(languages)
        expect.soft(Number.isNaN(Date.parse(lastmod)), loc).toBe(false)
        expect.soft(head.shared, loc).toMatchObject({
          'og:url': loc,
          'og:site_name': 'Tidewright',
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        })
        expect.soft(head.shared['twitter:image'], loc).toBeUndefined()
        expect.soft(faultsOf(nodesOf(head.scripts)), loc).toEqual([])
        expect.soft(titles.get(head.title), `${loc} has the title of another page`).toBeUndefined()
        titles.set(head.title, loc)

        const links = [...text.matchAll(/<a href="([^"]*)" lang="[^"]*" hreflang=/gi)]
        expect.soft(links, loc).toHaveLength(locales.length)
        for (const [, path = ''] of links) if (!byLoc.has(site + path)) otherLinks.set(path, loc)
      },
    )
    for (const [path, loc] of otherLinks)
      expect.soft((await get(site + path)).status, `${path}, from ${loc}`).toBe(200)
  })
}

for (const { id, languageTag } of locales) {
  test(`every page in ${languageTag} has a share image of its own`, { tag: '@full' }, async ({
    page,
    stack,
  }) => {
    test.setTimeout(limit(240_000))
    const paths = await listedPaths(id, stack.settings.urls.site)
    const pictures = new Set<string>()
    await eachOf(paths, async (path) => {
      const { text } = await get(stack.settings.urls.site + path)
      const image = await fetch((await readHead(page, text)).shared['og:image'] ?? '')
      expect.soft(image.headers.get('content-type'), path).toBe('image/png')
      const bytes = Buffer.from(await image.arrayBuffer())
      expect.soft(pngSize(bytes), path).toEqual({ width: 1200, height: 630 })
      pictures.add(bytes.toString('base64'))
    })
    expect(pictures.size).toBe(paths.length)
    expect(pictures.size).toBeGreaterThan(20)
  })
}

const kinds = [
  { from: 'page-about', type: 'page' },
  { from: 'service-package-growth-package', type: 'servicePackage' },
  { from: 'insight-sme-advantage', type: 'insight' },
] as const

test('untranslated documents have the English one as canonical URL', { tag: '@full' }, async ({
  page,
  stack,
}) => {
  const { lakeClient, settings } = stack
  const { site } = settings.urls
  const slug = 'never-translated'
  // Pages at new paths start from a cached "not found" response.
  for (const { type } of kinds) {
    for (const { id } of locales) expect((await get(site + publicPath(type, id, slug))).status).toBe(404)
  }
  for (const { from } of kinds) {
    const original = await lakeClient.getDocument(from)
    if (!original) throw new Error(`The starter content lacks ${from}.`)
    const _id = `${from}-never-translated`
    await lakeClient.create({ ...original, _id, slug: { _type: 'slug', current: slug } })
  }
  try {
    for (const { type } of kinds) {
      const path = publicPath(type, 'en-UK', slug)
      await expect.poll(async () => (await get(site + path)).status, { timeout: limit(60_000) }).toBe(200)
      const { languages, robots } = await readHead(page, (await get(site + path)).text)
      expect(robots).toBe('')
      expect(Object.keys(languages).sort()).toEqual(['en-GB', 'x-default'])
      for (const { id, languageTag } of locales.filter((locale) => locale.id !== 'en-UK')) {
        const url = site + publicPath(type, id, slug)
        await expect.poll(async () => (await get(url)).status, { timeout: limit(60_000) }).toBe(200)
        const head = await readHead(page, (await get(url)).text)
        const { lang, canonical } = head
        const seen = { lang, canonical, languages: head.languages, robots: head.robots }
        expect.soft(seen, url).toEqual({ lang: languageTag, canonical: site + path, languages, robots: '' })
        expect.soft(head.shared['og:url'], url).toBe(site + path)
      }
    }
  } finally {
    for (const { from } of kinds) await lakeClient.delete(`${from}-never-translated`)
    await expect
      .poll(async () => (await get(`${site}/sitemap.xml`)).text, { timeout: limit(60_000) })
      .not.toContain('never-translated')
  }
})

test('pages hidden from search engines have noindex and are not in the sitemap', async ({ page, stack }) => {
  const { site } = stack.settings.urls
  expect((await get(`${site}/sitemap.xml`)).text).not.toContain('/legacy')
  for (const path of ['/legacy', '/contact/received', '/contact/retry']) {
    const head = await readHead(page, (await get(site + path)).text)
    expect(head.robots, path).toContain('noindex')
  }
})

test.describe('structured data', () => {
  const expected: [string, Record<string, number>][] = [
    ['/', { LocalBusiness: 1, WebSite: 1, OfferCatalog: 1, BreadcrumbList: 0 }],
    ['/services', { OfferCatalog: 1, FAQPage: 1, BreadcrumbList: 1 }],
    ['/services/growth-package', { Service: 1, FAQPage: 1, BreadcrumbList: 1 }],
    ['/careers', { JobPosting: 4, BreadcrumbList: 1 }],
    ['/about/elin-marchetti', { ProfilePage: 1, BreadcrumbList: 1, Article: 0 }],
    ['/fr/analyses/l-avantage-des-pme', { Article: 1, BreadcrumbList: 1, Service: 0 }],
    ['/privacy-policy', { WebPage: 1, BreadcrumbList: 1, FAQPage: 0, JobPosting: 0 }],
  ]
  test('has the expected types', async ({ page, stack }) => {
    for (const [path, counts] of expected) {
      const head = await readHead(page, (await get(stack.settings.urls.site + path)).text)
      const nodes = nodesOf(head.scripts)
      const found = Object.keys(counts).map((type) => [type, ofType(nodes, type).length])
      expect(Object.fromEntries(found), path).toEqual(counts)
      for (const type of Object.keys(counts)) expect(required[type]?.source).toMatch(/^https:/)
    }
  })

  test('is checked for planted faults', () => {
    const posting = { '@type': 'JobPosting', title: '', hiringOrganization: { '@id': '#nobody' } }
    const article = { '@type': ['Article'], headline: 'From {starterPackagePrice}', author: { name: 'X' } }
    const faults = faultsOf([posting, article])
    for (const fault of [
      'JobPosting lacks title',
      'JobPosting lacks jobLocation|jobLocationType',
      'Article lacks author.url',
      '#nobody is not on the page',
      'a figure is not filled in',
    ]) {
      expect(faults).toContain(fault)
    }
    expect(() => nodesOf([])).toThrow(/no structured data/)
  })

  test('has minimum prices before tax, and the rating only where it is shown', async ({ page, stack }) => {
    const { site } = stack.settings.urls
    const nodesAt = async (path: string) =>
      nodesOf((await readHead(page, (await get(site + path)).text)).scripts)
    const priceSpecification = { minPrice: 7500, priceCurrency: 'EUR', valueAddedTaxIncluded: false }
    const offers = { '@type': 'Offer', priceSpecification }
    expect(ofType(await nodesAt('/services/growth-package'), 'Service')[0]).toMatchObject({ offers })
    const rating = { ratingValue: 4.9, reviewCount: 47 }
    expect(ofType(await nodesAt('/'), 'LocalBusiness')[0]).toMatchObject({
      aggregateRating: rating,
      legalName: 'Tidewright BV',
    })
    expect(ofType(await nodesAt('/about'), 'LocalBusiness')[0]).not.toHaveProperty('aggregateRating')
  })
})

for (const { path, languageTag, tag } of feeds) {
  test(`${path} is a feed of the articles in ${languageTag}`, { tag }, async ({ page, stack }) => {
    const { site } = stack.settings.urls
    const reply = await get(site + path)
    expect(reply).toMatchObject({ status: 200, type: expect.stringContaining('application/rss+xml') })
    const { channel, self, items } = await readFeed(page, reply.text)
    expect(channel).toMatchObject({ language: languageTag, title: expect.stringContaining('Tidewright ·') })
    expect(channel.description).toMatch(/\S+ \S+/)
    expect(self).toBe(site + path)
    const home = await readHead(page, (await get(channel.link ?? '')).text)
    expect(home.feed).toBe(path)
    const articles = await stack.lakeClient.fetch<number>(
      'count(*[_type == "insight" && language == $language])',
      { language: locales.find((locale) => locale.languageTag === languageTag)?.id },
      { perspective: 'published' },
    )
    expect(items).toHaveLength(articles)
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(articles)
    for (const { title, link, pubDate, description } of items) {
      expect([title, description].every((text) => /\S+ \S+/.test(text ?? ''))).toBe(true)
      expect(Date.parse(pubDate ?? '')).toBeGreaterThan(0)
      expect((await readHead(page, (await get(link ?? '')).text)).lang).toBe(languageTag)
    }
  })
}

test('a share image depends only on the document', async ({ stack }) => {
  const url = `${stack.settings.urls.site}/api/og-images/page/en-UK/about`
  const bytes = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
  const image = await bytes(url)
  expect(pngSize(image)).toEqual({ width: 1200, height: 630 })
  expect((await bytes(`${url}?title=Anything&v=other`)).equals(image)).toBe(true)
})

test('the share image of an unknown document has status 404', async ({ stack }) => {
  for (const path of [
    'page/en-UK/no-such-page',
    'page/xx/about',
    'siteSettings/en-UK',
    'page/fr/about',
    'insight/en-UK/about',
  ])
    expect((await get(`${stack.settings.urls.site}/api/og-images/${path}`)).status, path).toBe(404)
})

test('robots.txt allows pages, their images, videos and files, disallows the rest of /api, and links the sitemap', async ({
  stack,
}) => {
  const { site } = stack.settings.urls
  const { status, text, headers } = await get(`${site}/robots.txt`)
  expect(status).toBe(200)
  // Without it, a shared cache could not serve it while the site is down.
  expect(headers.get('cache-control')).toContain('stale-if-error')
  const lines = text.split('\n')
  for (const line of ['User-Agent: *', 'Allow: /']) expect(lines).toContain(line)
  for (const kind of ['images', 'og-images', 'files', 'videos'])
    expect(lines).toContain(`Allow: /api/${kind}/`)
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`)
})

test('the manifest has the company name and existing icons', async ({ page, stack }) => {
  const { site } = stack.settings.urls
  await page.goto('/')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  const manifest: { name: string; icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    (await get(`${site}/manifest.webmanifest`)).text,
  )
  expect(manifest.name).toBe('Tidewright')
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, sizes } of [...manifest.icons, { src: touch ?? '', sizes: '180x180' }]) {
    const size = pngSize(Buffer.from(await (await fetch(site + src)).arrayBuffer()))
    expect(`${size?.width}x${size?.height}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
})
