import { expect, it } from 'vitest'
import { translationsOf } from './translation-group.ts'

const document = { id: 'a', language: 'en-UK' }

it('names what there is in each language', () => {
  const translations = translationsOf(document, {
    _id: 'g',
    members: [
      { language: 'en-UK', id: 'a', documents: ['a'] },
      { language: 'fr', id: 'b', documents: ['b', 'drafts.b'] },
      { language: 'nl', id: 'c', documents: ['drafts.c'] },
    ],
  })
  expect(translations.map(({ locale, state, id }) => [locale, state, id])).toEqual([
    ['en-UK', 'this', 'a'],
    ['es', 'missing', null],
    ['fr', 'published', 'b'],
    ['it', 'missing', null],
    ['nl', 'draft', 'c'],
  ])
})

it('takes an entry whose document is gone as missing', () => {
  const members = [{ language: 'fr', id: 'gone', documents: [] }]
  const french = translationsOf(document, { _id: 'g', members }).find(({ locale }) => locale === 'fr')
  expect(french).toMatchObject({ state: 'missing', id: null })
})

it('knows a document that has no translations', () => {
  expect(translationsOf(document, null).filter(({ state }) => state === 'missing')).toHaveLength(4)
})
