import { expect, it } from 'vitest'
import { keepSearchParameters } from './search-requests.ts'

it('keeps what a search reads, and cuts it', () => {
  const url = `/fr/recherche?utm_source=x&q=${'a'.repeat(5_000)}&page=2`
  expect(keepSearchParameters(url)).toBe(`/fr/recherche?q=${'a'.repeat(200)}&page=2`)
})

it.each([
  ['/search?q=a%00b', '/search?q=a+b'],
  ['/search?q=%F0%9F%98%80', '/search?q=%F0%9F%98%80'],
  ['/search?q=%ZZ', '/search?q=%25ZZ'],
  ['/search?', '/search'],
  ['/api/search?q=x&locale=fr', '/api/search?q=x&locale=fr'],
])('turns %s into %s', (url, kept) => {
  expect(keepSearchParameters(url)).toBe(kept)
})

it('leaves other URLs as they are', () => {
  expect(keepSearchParameters('/services?x=%00&y')).toBe('/services?x=%00&y')
  expect(keepSearchParameters('/fr/search-x?x')).toBe('/fr/search-x?x')
})
