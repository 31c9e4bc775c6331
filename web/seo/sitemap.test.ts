import { expect, it } from 'vitest'
import { entriesOfSitemap, sitemapEntries, sitemapIndexXml, sitemapPart, sitemapXml } from './sitemap.ts'

const page = (language: 'en-UK' | 'fr', slug: string, group: string, noindex = false) => ({
  _id: `${slug}-${language}`,
  _type: 'page' as const,
  _updatedAt: '2026-01-02T03:04:05Z',
  language,
  breadcrumb: '',
  slug,
  noindex,
  translationGroup: group,
})

it('lists every language of a page for each of its URLs', () => {
  const entries = sitemapEntries('https://x.example', [
    page('fr', 'a-propos', 'a'),
    page('en-UK', 'about', 'a'),
  ])
  const alternates = {
    'en-GB': 'https://x.example/about',
    fr: 'https://x.example/fr/a-propos',
    'x-default': 'https://x.example/about',
  }
  const lastModified = '2026-01-02T03:04:05Z'
  expect(entries).toEqual([
    { url: 'https://x.example/about', lastModified, alternates },
    { url: 'https://x.example/fr/a-propos', lastModified, alternates },
  ])
})

it('leaves out noindex pages, as URLs and as alternates', () => {
  const entries = sitemapEntries('https://x.example', [
    page('en-UK', 'about', 'a'),
    page('fr', 'a-propos', 'a', true),
    page('en-UK', 'legacy', 'b', true),
  ])
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toMatch(/legacy|a-propos/)
})

it('writes the home page as the bare origin, like its canonical URL', () => {
  expect(sitemapEntries('https://x.example', [page('en-UK', '/', 'a')])[0]?.url).toBe('https://x.example')
})

it('is valid XML whatever a URL contains', () => {
  const xml = sitemapXml(sitemapEntries('https://x.example', [page('en-UK', 'r&d', 'a')]))
  expect(xml).toContain('<loc>https://x.example/r&amp;d</loc>')
  expect(xml).toContain('hreflang="x-default" href="https://x.example/r&amp;d"')
})

it('is split into files of a thousand URLs, each in one of them', () => {
  const pages = Array.from({ length: 2 * entriesOfSitemap + 1 }, (_, index) =>
    page('en-UK', `p-${index}`, `g${index}`),
  )
  const parts = [1, 2, 3, 4].map((number) => sitemapPart('https://x.example', pages, number))
  expect(parts.map(({ length }) => length)).toEqual([entriesOfSitemap, entriesOfSitemap, 1, 0])
  expect(new Set(parts.flat().map(({ url }) => url)).size).toBe(pages.length)
  const index = sitemapIndexXml('https://x.example', 3)
  expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://x.example/sitemaps/1.xml</loc>',
    '<loc>https://x.example/sitemaps/2.xml</loc>',
    '<loc>https://x.example/sitemaps/3.xml</loc>',
  ])
})
