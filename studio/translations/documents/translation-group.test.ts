import { expect, it } from 'vitest'
import { translationsOf } from './translation-group.ts'

const document = { id: 'a', language: 'en-UK' }

it('returns the state of each language', () => {
  const translations = translationsOf(document, {
    _id: 'g',
    members: [
      { language: 'en-UK', id: 'a', documents: ['a'] },
      { language: 'fr', id: 'b', documents: ['b', 'drafts.b'] },
      { language: 'it', id: 'd', documents: ['d', 'versions.r1.d'] },
      { language: 'nl', id: 'c', documents: ['drafts.c'] },
    ],
  })
  expect(translations.map(({ locale, state, id }) => [locale, state, id])).toEqual([
    ['en-UK', 'this', 'a'],
    ['es', 'missing', null],
    ['fr', 'published', 'b'],
    ['it', 'release', 'd'],
    ['nl', 'draft', 'c'],
  ])
})

it('treats an entry whose document was deleted as missing', () => {
  const members = [{ language: 'fr', id: 'gone', documents: [] }]
  const french = translationsOf(document, { _id: 'g', members }).find(({ locale }) => locale === 'fr')
  expect(french).toMatchObject({ state: 'missing', id: null })
})

it('returns all other languages as missing without a group', () => {
  expect(translationsOf(document, null).filter(({ state }) => state === 'missing')).toHaveLength(4)
})
