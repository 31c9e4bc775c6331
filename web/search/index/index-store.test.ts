import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { search } from '../search.ts'
import { fileOf, IndexStore } from './index-store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const tide = {
  id: 'a',
  rev: '1',
  kind: 'article' as const,
  path: '/fr/insights/a',
  title: 'Marée',
  names: [],
  description: '',
  headings: '',
  body: '',
  date: 0,
}
const find = (store: IndexStore, query = 'maree') => {
  const request = { locale: 'fr' as const, query, kind: null, page: 1, perPage: 9, excerptLength: 0 }
  return search(store.searched('fr'), request).count
}

it('has after a restart what it had before', () => {
  new IndexStore(folder).putArticles(['a'], { fr: [tide] })
  const store = new IndexStore(folder)
  expect(find(store)).toBe(1)
  expect(store.compareArticles('fr', [{ id: 'a', revs: ['0', '1'] }])).toEqual([])
  expect(store.compareArticles('fr', [{ id: 'a', revs: ['2'] }])).toEqual(['a'])
})

it('has the search words of articles after a restart, and follows their changes', () => {
  const rules = (...words: string[]) => ({ synonyms: [], promotions: [], words: [{ id: 'a', words }] })
  const store = new IndexStore(folder)
  store.replacePages('fr', [], rules('lune'))
  store.putArticles(['a'], { fr: [tide] })
  const restarted = new IndexStore(folder)
  expect([find(restarted), find(restarted, 'lune')]).toEqual([1, 1])
  restarted.replacePages('fr', [], rules('soleil'))
  expect([find(restarted), find(restarted, 'lune'), find(restarted, 'soleil')]).toEqual([1, 0, 1])
})

it('has what it had before after a change that fails, and takes the next one', () => {
  const store = new IndexStore(folder)
  store.putArticles(['a', 'b'], { fr: [tide, { ...tide, id: 'b', title: 'Phare' }] })
  const changed = { ...tide, rev: '2', title: 'Dune' }
  const invalid = { ...tide, id: 'c', date: Number.NaN }
  expect(() => store.putArticles(['a', 'c'], { fr: [changed, invalid] })).toThrow('NOT NULL')
  expect([find(store), find(store, 'phare'), find(store, 'dune')]).toEqual([1, 1, 0])
  store.putArticles(['a'], { fr: [changed] })
  expect([find(store), find(store, 'phare'), find(store, 'dune')]).toEqual([0, 1, 1])
})

it('builds a damaged index again', () => {
  writeFileSync(join(folder, fileOf('fr')), 'not a database, but longer than its header would be'.repeat(9))
  const store = new IndexStore(folder)
  store.putArticles(['a'], { fr: [tide] })
  expect(find(store)).toBe(1)
})

it('searches the index of an earlier format until the current one is complete', () => {
  const earlier = new IndexStore(folder)
  earlier.putArticles(['a'], { fr: [tide] })
  earlier.setComplete('fr')
  for (const file of readdirSync(folder))
    renameSync(join(folder, file), join(folder, file.replace(/^fr-\d+/, 'fr-0')))
  const store = new IndexStore(folder)
  expect(find(store)).toBe(1)
  store.setComplete('fr')
  expect(find(store)).toBe(0)
  expect(readdirSync(folder).filter((file) => file.startsWith('fr-0'))).toEqual([])
})

it('works in memory where nothing can be written', () => {
  const store = new IndexStore('/dev/null/search')
  store.putArticles(['a'], { fr: [tide] })
  expect(find(store)).toBe(1)
})
