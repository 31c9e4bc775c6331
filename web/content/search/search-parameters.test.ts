import { expect, it } from 'vitest'
import { readSearchParameters, resultsUrl } from './search-parameters.ts'

it.each([
  [
    { q: ' a  b ', type: 'article', page: '2' },
    { query: 'a b', kind: 'article', page: 2 },
  ],
  [
    { q: ['a', 'b'], type: 'toString', page: '-1' },
    { query: 'a', kind: null, page: 1 },
  ],
  [{ page: '1e9' }, { query: '', kind: null, page: 1 }],
])('reads %j', (given, read) => {
  expect(readSearchParameters(given)).toEqual(read)
})

it('writes the shortest URL', () => {
  expect(resultsUrl('/fr/recherche', { query: 'coût & prix', kind: null, page: 1 })).toBe(
    '/fr/recherche?q=co%C3%BBt+%26+prix',
  )
  expect(resultsUrl('/search', { query: 'a', kind: 'role', page: 3 })).toBe('/search?q=a&type=role&page=3')
})
