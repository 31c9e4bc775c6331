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
function lakeWith(documents: Parameters<typeof memoryLake>[0], beforeCommit = () => {}) {
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
  expect(await applySourceOrder(client, ['a'])).toMatchObject({ reordered: ['fr', 'nl'], failed: [] })
  expect(written).toHaveBeenCalledTimes(2)
  expect(['a-fr', 'drafts.a-fr', 'drafts.a-nl'].map(orderOf)).toEqual(['cba', 'cbax', 'cba'])
  expect(await applySourceOrder(client, ['a'])).toMatchObject({ reordered: [], failed: [] })
  expect(written).toHaveBeenCalledTimes(2)
})

it('reorders only the published translation, and nothing while English is a draft', async () => {
  const french = lakeWith([stored('a', 'ba'), stored('a-fr', 'ab'), stored('a-nl', 'ab')])
  expect(await applySourceOrder(french.client, ['a-fr'])).toMatchObject({ reordered: ['fr'], failed: [] })
  expect(french.orderOf('a-nl')).toBe('ab')
  const draft = lakeWith([stored('drafts.a', 'ba'), stored('a-fr', 'ab')])
  expect(await applySourceOrder(draft.client, ['a-fr'])).toMatchObject({ reordered: [], failed: [] })
})

it('keeps a concurrent edit by a translator', async () => {
  let typed = false
  const lake = lakeWith([stored('a', 'ba'), stored('drafts.a-fr', 'ab')], () => {
    if (!typed) lake.put(stored('drafts.a-fr', 'xab'))
    typed = true
  })
  expect(await applySourceOrder(lake.client, ['a'])).toMatchObject({ reordered: ['fr'], failed: [] })
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
  expect(await applySourceOrder(client, ['a'])).toMatchObject({ reordered: ['nl'], failed: ['fr'] })
  expect(warned).toHaveBeenCalledOnce()
  expect([orderOf('a-fr'), orderOf('a-nl')]).toEqual(['ab', 'ba'])
})

it('reorders the translations of several documents, and says which of them to try again', async () => {
  const other = {
    ...group,
    _id: 'translations-b',
    translations: [
      { language: 'en-UK', value: { _ref: 'b' } },
      { language: 'nl', value: { _ref: 'b-nl' } },
    ],
  }
  const documents = ['a', 'b'].map((id) => stored(id, 'ba'))
  const lake = lakeWith([...documents, stored('a-fr', 'ab'), stored('b-nl', 'ab'), other])
  lake.written.mockImplementationOnce(() => {
    throw new Error('Unreachable')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await applySourceOrder(lake.client, ['a', 'b'])).toEqual({
    reordered: ['nl'],
    failed: ['fr'],
    again: ['a'],
  })
  expect(await applySourceOrder(lake.client, ['a'])).toEqual({ reordered: ['fr'], failed: [], again: [] })
})

it('gives up after five conflicts', async () => {
  const lake = lakeWith([stored('a', 'ba'), stored('a-fr', 'ab')], () => lake.put(stored('a-fr', 'ab')))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await applySourceOrder(lake.client, ['a'])).toMatchObject({ reordered: [], failed: ['fr'] })
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
  expect(await applySourceOrder(client, ['a'], 'r1')).toMatchObject({ reordered: ['fr'], failed: [] })
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
  expect(await applySourceOrder(client, ['a'], 'r1')).toMatchObject({ reordered: ['fr'], failed: [] })
  expect(['versions.r1.a-fr', 'drafts.a-fr', 'drafts.a-nl'].map(orderOf)).toEqual(['cba', 'ca', 'abc'])
  expect(read('versions.r1.a-nl')).toBeUndefined()
  expect(await fetchLanguagesInOtherOrder(client, edited)).toEqual([])
})

it('compares the translations that are public once a draft is scheduled, alone or with others', async () => {
  const { client } = lakeWith([
    stored('a', 'abc'),
    stored('drafts.a', 'cba'),
    stored('a-fr', 'abc'),
    stored('drafts.a-fr', 'ca'),
    stored('drafts.a-nl', 'abc'),
  ])
  const edited = { id: 'a', release: undefined }
  expect(await fetchLanguagesInOtherOrder(client, edited)).toEqual(['fr'])
  expect(await fetchLanguagesInOtherOrder(client, edited, ['a', 'a-fr'])).toEqual([])
  expect(await fetchLanguagesInOtherOrder(client, edited, ['a', 'a-nl'])).toEqual(['fr', 'nl'])
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
