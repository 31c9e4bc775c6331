import type { SanityClient } from 'sanity'
import { expect, it, vi } from 'vitest'
import { groupQuery } from '../documents/translation-group.ts'
import { applySourceOrder, fetchLanguagesInOtherOrder } from './use-apply-source-order.tsx'

type Stored = { _id: string; _type: string; _rev: string; list: { _key: string }[] }
type Patch = { id: string; set: Record<string, unknown>; rev: string }

const items = (keys: string) => [...keys].map((_key) => ({ _key }))
const stored = (_id: string, keys: string): Stored => ({ _id, _type: 'page', _rev: 'r1', list: items(keys) })
const conflict = Object.assign(new Error('Conflict'), { statusCode: 409 })

/** A lake with a page in English, French and Dutch. `beforeCommit` may return an error to throw. */
function lakeWith(documents: Stored[], beforeCommit: (ids: string[]) => Error | null = () => null) {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const written: string[][] = []
  const languages = { 'en-UK': 'a', fr: 'a-fr', nl: 'a-nl' }
  const transaction = () => {
    const patches: Patch[] = []
    const created: Stored[] = []
    const builder = {
      create: (document: Stored) => {
        created.push({ ...document, _rev: '' })
        return builder
      },
      patch: (id: string, build: (patch: unknown) => unknown) => {
        const patch = { id, set: {}, rev: '' }
        const steps = {
          set: (set: Record<string, unknown>) => Object.assign(patch, { set }) && steps,
          ifRevisionId: (rev: string) => Object.assign(patch, { rev }) && steps,
        }
        build(steps)
        patches.push(patch)
        return builder
      },
      toJSON: () => patches,
      commit: async () => {
        for (const document of created) byId.set(document._id, document)
        const ids = patches.map(({ id }) => id)
        const error =
          beforeCommit(ids) ?? (patches.every(({ id, rev }) => byId.get(id)?._rev === rev) ? null : conflict)
        if (error) throw error
        for (const { id, set } of patches) Object.assign(byId.get(id) ?? {}, set)
        written.push(ids)
      },
    }
    return builder
  }
  const client = {
    fetch: async (query: string) =>
      query === groupQuery
        ? { members: Object.entries(languages).map(([language, id]) => ({ language, id })) }
        : [],
    getDocuments: async (ids: string[]) => ids.map((id) => structuredClone(byId.get(id) ?? null)),
    transaction,
  }
  const orderOf = (id: string) =>
    byId
      .get(id)
      ?.list.map(({ _key }) => _key)
      .join('')
  return { client: client as unknown as SanityClient, byId, written, orderOf } // only what `applySourceOrder` uses
}

it('reorders published versions and drafts, with one transaction per translation', async () => {
  const { client, written, orderOf } = lakeWith([
    stored('a', 'cba'),
    stored('a-fr', 'abc'),
    stored('drafts.a-fr', 'axbc'),
    stored('drafts.a-nl', 'abc'),
  ])
  expect(await applySourceOrder(client, ['a'])).toEqual({ reordered: ['fr', 'nl'], failed: [] })
  expect(written).toEqual([['a-fr', 'drafts.a-fr'], ['drafts.a-nl']])
  expect(['a-fr', 'drafts.a-fr', 'drafts.a-nl'].map(orderOf)).toEqual(['cba', 'cbax', 'cba'])
  expect(await applySourceOrder(client, ['a'])).toEqual({ reordered: [], failed: [] })
  expect(written).toHaveLength(2)
})

it('reorders only the published translation, and nothing while English is a draft', async () => {
  const french = lakeWith([stored('a', 'ba'), stored('a-fr', 'ab'), stored('a-nl', 'ab')])
  expect(await applySourceOrder(french.client, ['a-fr'])).toEqual({ reordered: ['fr'], failed: [] })
  expect(french.orderOf('a-nl')).toBe('ab')
  const draft = lakeWith([stored('drafts.a', 'ba'), stored('a-fr', 'ab')])
  expect(await applySourceOrder(draft.client, ['a-fr'])).toEqual({ reordered: [], failed: [] })
})

it('keeps a concurrent edit by a translator', async () => {
  let typed = false
  const lake = lakeWith([stored('a', 'ba'), stored('drafts.a-fr', 'ab')], () => {
    if (typed) return null
    typed = true
    Object.assign(lake.byId.get('drafts.a-fr') ?? {}, { _rev: 'r2', list: items('xab') })
    return null
  })
  expect(await applySourceOrder(lake.client, ['a'])).toEqual({ reordered: ['fr'], failed: [] })
  expect(lake.orderOf('drafts.a-fr')).toBe('xba')
})

it('reports a language that failed, and reorders the others', async () => {
  const { client, orderOf } = lakeWith(
    [stored('a', 'ba'), stored('a-fr', 'ab'), stored('a-nl', 'ab')],
    ([id]) => (id === 'a-fr' ? new Error('Unreachable') : null),
  )
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await applySourceOrder(client, ['a'])).toEqual({ reordered: ['nl'], failed: ['fr'] })
  expect(warned).toHaveBeenCalledOnce()
  expect([orderOf('a-fr'), orderOf('a-nl')]).toEqual(['ab', 'ba'])
})

it('gives up after five conflicts', async () => {
  let tried = 0
  const { client } = lakeWith([stored('a', 'ba'), stored('a-fr', 'ab')], () => {
    tried++
    return conflict
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await applySourceOrder(client, ['a'])).toEqual({ reordered: [], failed: ['fr'] })
  expect(tried).toBe(5)
})

it('reorders what a release contains, and adds the translations that need it', async () => {
  const { client, written, orderOf } = lakeWith([
    stored('a', 'abc'),
    stored('versions.r1.a', 'cba'),
    stored('a-fr', 'abc'),
    stored('a-nl', 'abc'),
    stored('versions.r1.a-nl', 'cbax'),
  ])
  expect(await applySourceOrder(client, ['a'], 'r1')).toEqual({ reordered: ['fr'], failed: [] })
  expect(written).toEqual([['versions.r1.a-fr']])
  expect(['versions.r1.a-fr', 'a-fr'].map(orderOf)).toEqual(['cba', 'abc'])
})

it('says which translations a schedule or a release would leave in another order', async () => {
  const documents = [
    stored('a', 'abc'),
    stored('drafts.a', 'cba'),
    stored('a-fr', 'abc'),
    stored('drafts.a-nl', 'cba'),
  ]
  const { client, written } = lakeWith(documents)
  expect(await fetchLanguagesInOtherOrder(client, { id: 'a', release: undefined })).toEqual(['fr'])
  expect(await fetchLanguagesInOtherOrder(client, { id: 'a', release: 'r1' })).toEqual([])
  const released = lakeWith([...documents, stored('versions.r1.a', 'bca'), stored('versions.r1.a-fr', 'bca')])
  expect(await fetchLanguagesInOtherOrder(released.client, { id: 'a', release: 'r1' })).toEqual(['nl'])
  expect(written).toEqual([])
})
