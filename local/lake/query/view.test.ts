import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { parsePerspective } from './perspective.ts'
import { View } from './view.ts'

function make(id: string, fields: Record<string, unknown> = {}): LakeDocument {
  const date = '2026-01-01T00:00:00Z'
  return { _id: id, _type: 'a', _rev: String(Math.random()), _createdAt: date, _updatedAt: date, ...fields }
}
const source = (...documents: LakeDocument[]) =>
  new Map(documents.map((document) => [document._id, document]))
const ids = (documents: LakeDocument[]) => documents.map((document) => document._id)

test('after any changes, the indexes equal those of a new view', () => {
  const documents = source()
  const perspectives = ['raw' as const, ['published'], ['drafts', 'published']]
  const views = perspectives.map((perspective) => new View(documents, perspective))
  for (const view of views) view.withField('_type', 'a')
  let seed = 7
  const random = (limit: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % limit
  }
  for (let step = 0; step < 400; step += 1) {
    const id = `${random(2) ? 'drafts.' : ''}d${random(6)}`
    if (random(3) === 0) documents.delete(id)
    else
      documents.set(
        id,
        make(id, { _type: random(2) ? 'a' : 'b', to: { _ref: `d${random(6)}` }, slug: { current: 's' } }),
      )
    for (const [place, view] of views.entries()) {
      view.refresh(id)
      const fresh = new View(documents, perspectives[place] ?? 'raw')
      expect(ids(view.all)).toEqual(ids(fresh.all))
      expect(view.withField('_type', 'a')).toEqual(fresh.withField('_type', 'a'))
      expect(view.withField('slug.current', 's')).toEqual(fresh.withField('slug.current', 's'))
      expect(ids(view.referencing('d1'))).toEqual(ids(fresh.referencing('d1')))
    }
  }
})

test.each([
  [undefined, '2024-01-01', 'rawWithoutReleases'],
  ['raw', '2024-01-01', 'rawWithoutReleases'],
  [undefined, '2025-02-19', ['published']],
  [undefined, 'X', ['published']],
  ['raw', 'X', 'raw'],
  ['previewDrafts', '1', ['drafts', 'published']],
  ['summer,drafts', 'X', ['summer', 'drafts', 'published']],
])('perspective %s of version %s', (value, version, wanted) => {
  expect(parsePerspective(value, version)).toEqual(wanted)
})

test('rejects an invalid perspective', () => {
  expect(() => parsePerspective('raw,drafts', '1')).toThrow(/raw/)
  expect(() => parsePerspective('a b', '1')).toThrow(/perspective/)
})

test.each([1, 20, 200])('updates the order after changes to %i documents at a time', (atATime) => {
  const all = source(...Array.from({ length: 300 }, (_, n) => make(`d${n}`, { kind: `k${n % 3}` })))
  const view = new View(all, 'raw')
  const fresh = () => new View(all, 'raw')
  for (let round = 0; round < 6; round++) {
    expect(ids(view.withField('kind', 'k1'))).toEqual(ids(fresh().withField('kind', 'k1')))
    expect(ids(view.all)).toEqual(ids(fresh().all))
    for (let change = 0; change < atATime; change++) {
      const id = `d${(round * 37 + change * 7) % 400}`
      if (round % 3 === 2) all.delete(id)
      else all.set(id, make(id, { kind: `k${(round + change) % 3}` }))
      view.refresh(id)
    }
    for (const key of ['k0', 'k1', 'k2']) {
      expect(view.withField('kind', key)).toEqual(fresh().withField('kind', key))
      expect(view.countWithField('kind', key)).toBe(view.withField('kind', key).length)
    }
  }
  expect(view.all).toEqual(fresh().all)
})
