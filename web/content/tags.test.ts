import { expect, it } from 'vitest'
import { tagsOf } from './tags.ts'

it('names the type, the document and the language of a changed document', () => {
  expect(tagsOf({ _id: 'insight-1', _type: 'insight', language: 'fr' })).toEqual([
    'type:insight',
    'document:insight-1',
    'type:insight:fr',
  ])
})

it('does without a language where a document has none', () => {
  expect(tagsOf({ _id: 'x', _type: 'siteSettings', language: null })).toEqual([
    'type:siteSettings',
    'document:x',
  ])
})
