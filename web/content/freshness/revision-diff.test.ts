import { expect, it } from 'vitest'
import { diffRevisions, takeSnapshot } from './revision-watch.ts'

const insight = { _id: 'a', _type: 'insight', language: 'fr', _rev: '1', _updatedAt: '2026-11-22T09:00:00Z' }

it('finds nothing between two equal snapshots', () => {
  expect(diffRevisions(takeSnapshot([insight]), takeSnapshot([{ ...insight }]))).toEqual([])
})

it('finds new, changed and deleted documents', () => {
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
