import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap.ts'

const page = (language: 'en-UK' | 'fr', slug: string, group: string, noindex = false) => ({
  _id: `${slug}-${language}`,
  _type: 'page' as const,
  _updatedAt: '2026-01-02T03:04:05Z',
  language,
  title: slug,
  slug,
  noindex,
  translationGroup: group,
})

it('names every language of a page under each of its addresses', () => {
  const xml = sitemapXml('https://x.example', [page('en-UK', 'about', 'a'), page('fr', 'a-propos', 'a')])
  const links = [
    '<xhtml:link rel="alternate" hreflang="en-GB" href="https://x.example/about"/>',
    '<xhtml:link rel="alternate" hreflang="fr" href="https://x.example/fr/a-propos"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.example/about"/>',
  ].join('')
  for (const path of ['/about', '/fr/a-propos']) {
    expect(xml).toContain(
      `<url><loc>https://x.example${path}</loc><lastmod>2026-01-02T03:04:05Z</lastmod>${links}</url>`,
    )
  }
})

it('leaves out what search engines are told to leave out, as an address and as another language', () => {
  const xml = sitemapXml('https://x.example', [
    page('en-UK', 'about', 'a'),
    page('fr', 'a-propos', 'a', true),
    page('en-UK', 'legacy', 'b', true),
  ])
  expect(xml.match(/<loc>/g)).toHaveLength(1)
  expect(xml).not.toMatch(/legacy|a-propos/)
})

it('writes the home page as the bare origin, as its canonical address is written', () => {
  expect(sitemapXml('https://x.example', [page('en-UK', '/', 'a')])).toContain('<loc>https://x.example</loc>')
})
