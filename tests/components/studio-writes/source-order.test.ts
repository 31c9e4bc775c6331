import { expect, it, vi } from 'vitest'
import {
  applySourceOrder,
  fetchLanguagesInOtherOrder,
} from '../../../studio/translations/order/use-apply-source-order.tsx'
import { memoryLake } from './memory-lake.ts'

type Stored = { _id: string; _type: string; list: { _key: string }[] }

const items = (keys: string) => [...keys].map((_key) => ({ _key }))
const stored = (_id: string, keys: string): Stored => ({ _id, _type: 'page', list: items(keys) })
const languages = { 'en-UK': 'a', fr: 'a-fr', nl: 'a-nl' }
const group = {
  _id: 'translations-a',
  _type: 'translation.metadata',
  translations: Object.entries(languages).map(([language, _ref]) => ({ language, value: { _ref } })),
}

/** A lake with a page in English, French and Dutch. `beforeCommit` runs before each transaction. */
function lakeWith(documents: Stored[], beforeCommit = () => {}) {
  const written = vi.fn(beforeCommit)
  const lake = memoryLake([...documents, group], written)
  const orderOf = (id: string) => {
    const list: unknown = lake.read(id)?.list
    return Array.isArray(list) ? list.map(({ _key }) => _key).join('') : undefined
  }
  return { ...lake, written, orderOf }
}

it('reorders published versions and drafts, with one transaction per translation', async () => {
  const { client, written, orderOf } = lakeWith([
    stored('a', 'cba'),
    stored('a-fr', 'abc'),
    stored('drafts.a-fr', 'axbc'),
    stored('drafts.a-nl', 'abc'),
  ])
  expect(await applySourceOrder(client, ['a'])).toEqual({ reordered: ['fr', 'nl'], failed: [] })
  expect(written).toHaveBeenCalledTimes(2)
  expect(['a-fr', 'drafts.a-fr', 'drafts.a-nl'].map(orderOf)).toEqual(['cba', 'cbax', 'cba'])
  expect(await applySourceOrder(client, ['a'])).toEqual({ reordered: [], failed: [] })
  expect(written).toHaveBeenCalledTimes(2)
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
    if (!typed) lake.put(stored('drafts.a-fr', 'xab'))
    typed = true
  })
  expect(await applySourceOrder(lake.client, ['a'])).toEqual({ reordered: ['fr'], failed: [] })
  expect(lake.orderOf('drafts.a-fr')).toBe('xba')
})

it('reports a language that failed, and reorders the others', async () => {
  const { client, written, orderOf } = lakeWith([
    stored('a', 'ba'),
    stored('a-fr', 'ab'),
    stored('a-nl', 'ab'),
  ])
  written.mockImplementationOnce(() => {
    throw new Error('Unreachable')
  })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await applySourceOrder(client, ['a'])).toEqual({ reordered: ['nl'], failed: ['fr'] })
  expect(warned).toHaveBeenCalledOnce()
  expect([orderOf('a-fr'), orderOf('a-nl')]).toEqual(['ab', 'ba'])
})

it('gives up after five conflicts', async () => {
  const lake = lakeWith([stored('a', 'ba'), stored('a-fr', 'ab')], () => lake.put(stored('a-fr', 'ab')))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await applySourceOrder(lake.client, ['a'])).toEqual({ reordered: [], failed: ['fr'] })
  expect(lake.written).toHaveBeenCalledTimes(5)
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
  expect(written).toHaveBeenCalledOnce()
  expect(['versions.r1.a-fr', 'a-fr'].map(orderOf)).toEqual(['cba', 'abc'])
})

it('takes neither unfinished nor unpublished translations into a release', async () => {
  const { client, read, orderOf } = lakeWith([
    stored('a', 'abc'),
    stored('versions.r1.a', 'cba'),
    stored('a-fr', 'abc'),
    stored('drafts.a-fr', 'ca'),
    stored('drafts.a-nl', 'abc'),
  ])
  const edited = { id: 'a', release: 'r1' }
  expect(await fetchLanguagesInOtherOrder(client, edited)).toEqual(['fr'])
  expect(await applySourceOrder(client, ['a'], 'r1')).toEqual({ reordered: ['fr'], failed: [] })
  expect(['versions.r1.a-fr', 'drafts.a-fr', 'drafts.a-nl'].map(orderOf)).toEqual(['cba', 'ca', 'abc'])
  expect(read('versions.r1.a-nl')).toBeUndefined()
  expect(await fetchLanguagesInOtherOrder(client, edited)).toEqual([])
})

it('says which translations a schedule or a release would leave in another order', async () => {
  const documents = [
    stored('a', 'abc'),
    stored('drafts.a', 'cba'),
    stored('a-fr', 'abc'),
    stored('a-nl', 'cba'),
  ]
  const { client, written } = lakeWith(documents)
  expect(await fetchLanguagesInOtherOrder(client, { id: 'a', release: undefined })).toEqual(['fr'])
  expect(await fetchLanguagesInOtherOrder(client, { id: 'a', release: 'r1' })).toEqual([])
  const released = lakeWith([...documents, stored('versions.r1.a', 'bca'), stored('versions.r1.a-fr', 'bca')])
  expect(await fetchLanguagesInOtherOrder(released.client, { id: 'a', release: 'r1' })).toEqual(['nl'])
  expect(written).not.toHaveBeenCalled()
})
