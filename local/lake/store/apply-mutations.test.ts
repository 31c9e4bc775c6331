import { expect, test } from 'vitest'
import { applyMutations } from './apply-mutations.ts'
import type { LakeDocument } from './document.ts'
import type { Mutation } from './mutation.ts'

const old = '2020-01-01T00:00:00.000Z'
const existing: LakeDocument = {
  _id: 'x',
  _type: 'a',
  _rev: 'r0',
  _createdAt: old,
  _updatedAt: old,
  list: [1],
}
const frozen = Object.freeze({ ...existing, list: Object.freeze([1]) })
const stamp = { id: 'r1', timestamp: '2026-01-01T00:00:00.000Z' }
const apply = (mutations: Mutation[]) =>
  applyMutations(mutations, (id) => (id === 'x' ? frozen : undefined), stamp)

test('a patch creates a new object and leaves the old one unchanged', () => {
  const insert = { after: 'list[-1]', items: [2] }
  const { changes } = apply([{ kind: 'patch', id: 'x', patch: { insert } }])
  const after = { ...existing, _rev: 'r1', _updatedAt: stamp.timestamp, list: [1, 2] }
  expect(changes).toMatchObject([{ before: frozen, after }])
})

test('a document created and deleted in one transaction leaves no change', () => {
  const document = { _id: 'y', _type: 'a' }
  const { changes, results } = apply([
    { kind: 'create', id: 'y', document },
    { kind: 'delete', id: 'y' },
  ])
  expect(changes).toEqual([])
  expect(results).toEqual([
    { id: 'y', operation: 'create' },
    { id: 'y', operation: 'delete' },
  ])
})

test('deleting a missing document does nothing', () => {
  expect(apply([{ kind: 'delete', id: 'nowhere' }])).toEqual({
    changes: [],
    results: [{ id: 'nowhere', operation: 'none' }],
  })
})

test('a replaced document keeps its creation date; an imported one brings its own', () => {
  const replace = (fields: object) =>
    apply([{ kind: 'createOrReplace', id: 'x', document: { _id: 'x', _type: 'a', ...fields } }]).changes[0]
      ?.after
  expect(replace({})).toMatchObject({ _createdAt: old, _updatedAt: stamp.timestamp })
  expect(replace({ _createdAt: '2019-01-01T00:00:00Z' })).toMatchObject({
    _createdAt: '2019-01-01T00:00:00Z',
  })
  expect(() => replace({ _type: 'b' })).toThrow(/immutable attribute "_type"/)
})
