import { expect, it } from 'vitest'
import { changedBetween, snapshotOf } from './reconcile.ts'

const insight = { _id: 'a', _type: 'insight', language: 'fr', _rev: '1' }

it('finds nothing between two equal looks', () => {
  expect(changedBetween(snapshotOf([insight]), snapshotOf([{ ...insight }]))).toEqual([])
})

it('finds what is new, changed and gone', () => {
  const before = snapshotOf([insight, { ...insight, _id: 'gone' }])
  const after = snapshotOf([
    { ...insight, _rev: '2' },
    { ...insight, _id: 'new' },
  ])
  expect(changedBetween(before, after).map(({ _id }) => _id)).toEqual(['a', 'new', 'gone'])
})

it('counts a document that moved to another language in both', () => {
  const changed = changedBetween(
    snapshotOf([insight]),
    snapshotOf([{ ...insight, _rev: '2', language: 'nl' }]),
  )
  expect(changed.map(({ language }) => language)).toEqual(['nl', 'fr'])
})
