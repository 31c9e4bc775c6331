import { expect, it } from 'vitest'
import { changedBetween, settle, snapshotOf } from './reconcile.ts'

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

it('tells of a change until every page that was being made of the old content is stored', () => {
  const first = settle([], [insight], 0)
  expect(first.told).toEqual([insight])
  const second = settle(first.left, [], 5_000)
  expect(second.told).toEqual([insight])
  const third = settle(second.left, [], 10_000)
  expect(third.told).toEqual([insight])
  expect(settle(third.left, [], 15_000).told).toEqual([])
})
