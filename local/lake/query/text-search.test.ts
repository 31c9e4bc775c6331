import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { searchText } from './text-search.ts'

const stamps = { _type: 'a', _rev: 'r', _createdAt: '', _updatedAt: '' }
const documents: LakeDocument[] = [
  { _id: 'one', title: 'Über die Brücke', ...stamps },
  { _id: 'two', body: [{ children: [{ text: 'A bridge too far' }] }], ...stamps },
]

test.each([
  ['bridge', ['two']],
  ['brid*', ['two']],
  ['brid', []],
  ['FAR bridge', ['two']],
  ['uber', ['one']],
  ['-far', ['one']],
  ['one', ['one']],
  ['', ['one', 'two']],
])('%s', (query, wanted) => {
  expect(searchText(documents, query)).toEqual(wanted)
})
