import { expect, it } from 'vitest'
import { cacheTagsOf } from './cache-tags.ts'

it('names the type, the document and the language of a changed document', () => {
  expect(cacheTagsOf({ _id: 'insight-1', _type: 'insight', language: 'fr' })).toEqual([
    'type:insight',
    'document:insight-1',
    'type:insight:fr',
  ])
})

it('does without a language where a document has none', () => {
  expect(cacheTagsOf({ _id: 'x', _type: 'siteSettings', language: null })).toEqual([
    'type:siteSettings',
    'document:x',
  ])
})
