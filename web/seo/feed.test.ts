import { expect, it } from 'vitest'
import { feedXml } from './feed.ts'

const article = {
  _id: 'insight-1',
  _updatedAt: '2026-03-04T05:06:07Z',
  title: 'Costs & <hours>\u0000',
  slug: 'couts',
  summary: 'What it says.',
  type: '',
  publishedAt: '2026-01-31',
}
const feed = {
  site: 'https://x.example',
  locale: 'fr' as const,
  title: 'Feed',
  description: 'About',
  home: '/fr',
  path: '/fr/feed.xml',
  type: 'insight' as const,
}

it('lists an article with its own URL, its date and an id that does not change with its URL', () => {
  const xml = feedXml({ ...feed, articles: [article] })
  expect(xml).toContain(
    '<item><title>Costs &amp; &lt;hours&gt;</title><link>https://x.example/fr/analyses/couts</link>' +
      '<guid isPermaLink="false">insight-1</guid><pubDate>Sat, 31 Jan 2026 00:00:00 GMT</pubDate>' +
      '<description>What it says.</description></item>',
  )
  expect(xml).toContain('<lastBuildDate>Wed, 04 Mar 2026 05:06:07 GMT</lastBuildDate>')
  expect(xml).toContain('href="https://x.example/fr/feed.xml" rel="self"')
})

it('is valid without any article', () => {
  const xml = feedXml({ ...feed, articles: [] })
  expect(xml).toContain(
    '<title>Feed</title>\n<link>https://x.example/fr</link>\n<description>About</description>',
  )
  expect(xml).not.toMatch(/item|lastBuildDate/)
})
