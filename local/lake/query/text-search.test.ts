import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { matchesText, parseSearchTerms } from './text-search.ts'

const stamps = { _type: 'a', _rev: 'r', _createdAt: '', _updatedAt: '' }
const documents: LakeDocument[] = [
  { _id: 'one', title: 'Über die Brücke', ...stamps },
  { _id: 'two', body: [{ children: [{ text: 'A bridge too far' }] }], ...stamps },
]
const search = (query: string, path?: string) =>
  documents.filter((document) => matchesText(document, parseSearchTerms(query), path)).map(({ _id }) => _id)

test.each([
  ['bridge', ['two']],
  ['brid*', ['two']],
  ['brid', []],
  ['ridge*', []],
  ['FAR bridge', ['two']],
  ['uber', ['one']],
  ['-far', ['one']],
  ['one', ['one']],
  ['', ['one', 'two']],
])('%s', (query, expected) => {
  expect(search(query)).toEqual(expected)
})

test('searches one field', () => {
  expect(search('brucke', 'title')).toEqual(['one'])
  expect(search('brucke', 'body')).toEqual([])
  expect(search('bridge', 'body')).toEqual(['two'])
})
