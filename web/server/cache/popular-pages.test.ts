import { expect, it } from 'vitest'
import { toCachedResponse } from './cached-response.ts'
import { popularPages } from './popular-pages.ts'

function response(html = '', headers = {}) {
  const rendered = {
    status: 200,
    headers: { 'content-type': 'text/html', ...headers },
    body: Buffer.from(html),
  }
  return toCachedResponse({ url: '/', headers: {} }, rendered, rendered)
}

it('lists the most requested pages in their order, and nothing else that is requested', () => {
  const keys = ['/services', '/\nrsc=1', '/', '/sitemap.xml', '/api/dialogs/fr/newsletter', '/fr/a-propos']
  expect(popularPages(keys.map((key) => [key, response()]))).toEqual(['/services', '/', '/fr/a-propos'])
})

it('leaves out pages that search engines may not list', () => {
  expect(
    popularPages([
      ['/open', response('<meta name="robots" content="index, follow"/>')],
      ['/unlisted', response('<meta name="robots" content="noindex"/>')],
      ['/data', response('{}', { 'content-type': 'application/json' })],
    ]),
  ).toEqual(['/open'])
})
