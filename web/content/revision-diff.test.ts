import { expect, it } from 'vitest'
import { diffRevisions, splitPending, takeSnapshot } from './revision-diff.ts'

const insight = { _id: 'a', _type: 'insight', language: 'fr', _rev: '1' }

it('finds nothing between two equal looks', () => {
  expect(diffRevisions(takeSnapshot([insight]), takeSnapshot([{ ...insight }]))).toEqual([])
})

it('finds what is new, changed and gone', () => {
  const before = takeSnapshot([insight, { ...insight, _id: 'gone' }])
  const after = takeSnapshot([
    { ...insight, _rev: '2' },
    { ...insight, _id: 'new' },
  ])
  expect(diffRevisions(before, after).map(({ _id }) => _id)).toEqual(['a', 'new', 'gone'])
})

it('counts a document that moved to another language in both', () => {
  const changed = diffRevisions(
    takeSnapshot([insight]),
    takeSnapshot([{ ...insight, _rev: '2', language: 'nl' }]),
  )
  expect(changed.map(({ language }) => language)).toEqual(['nl', 'fr'])
})

it('tells of a change until every page that was being made of the old content is stored', () => {
  const first = splitPending([], [insight], 0)
  expect(first.due).toEqual([insight])
  const second = splitPending(first.pending, [], 5_000)
  expect(second.due).toEqual([insight])
  const third = splitPending(second.pending, [], 10_000)
  expect(third.due).toEqual([insight])
  expect(splitPending(third.pending, [], 15_000).due).toEqual([])
})
