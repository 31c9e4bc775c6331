import { expect, test } from 'vitest'
import { findReferences, strengthenReferences } from './find-references.ts'

test('finds references at any depth; weak ones and those to other datasets are not strong', () => {
  const value = {
    a: { _ref: 'x' },
    list: [{ deep: { _ref: 'y', _weak: true } }, { _ref: 'z', _dataset: 'other' }],
    _ref: 3,
  }
  expect([...findReferences(value, 'all')]).toEqual(['x', 'y', 'z'])
  expect([...findReferences(value, 'strong')]).toEqual(['x'])
})

test('publishing makes references strong unless they are meant to stay weak', () => {
  const draft = { a: { _ref: 'x', _weak: true, _strengthenOnPublish: { type: 't' } } }
  expect(strengthenReferences(draft)).toEqual({ a: { _ref: 'x' } })
  const weak = { a: [{ _ref: 'x', _weak: true, _strengthenOnPublish: { type: 't', weak: true } }] }
  expect(strengthenReferences(weak)).toEqual({ a: [{ _ref: 'x', _weak: true }] })
})
