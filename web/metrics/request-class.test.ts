import { expect, it } from 'vitest'
import { requestClass } from './request-class.ts'

it.each([
  ['/', 'page'],
  ['/fr/insights/une-note?utm_source=x', 'page'],
  ['/old.html', 'page'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/icon.svg', 'asset'],
  ['/.well-known/security.txt', 'asset'],
  ['/sitemap.xml', 'feed'],
  ['/fr/feed.xml', 'feed'],
  ['/robots.txt', 'feed'],
  ['/api/images/abc.webp?w=1', 'image'],
  ['/api/logos/ferrer.example', 'image'],
  ['/api/files/abc.pdf', 'file'],
  ['/downloads/fr/guides/sante.pdf', 'file'],
  ['/api/forms/lead', 'form'],
  ['/api/unsubscribe', 'form'],
  ['/api/search?q=prices', 'search'],
  ['/fr/recherche?q=prix', 'search'],
  ['/api/dialogs/fr/booking', 'dialog'],
  ['/api/live?id=a', 'api'],
  ['/api/', 'api'],
])('%s is of the class %s', (url, expected) => {
  expect(requestClass(url, undefined)).toBe(expected)
})

it("tells a page's data from the page", () => {
  expect(requestClass('/about?_rsc=1', '1')).toBe('rsc')
  expect(requestClass('/icon.svg', '1')).toBe('asset')
})
