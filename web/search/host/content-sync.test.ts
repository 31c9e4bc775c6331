import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { IndexStore } from '../index/index-store.ts'
import { search } from '../search.ts'
import type { SearchEntry } from '../search-types.ts'
import type { Calls } from '../worker/calls.ts'
import { ContentSync } from './content-sync.ts'
import type { SearchHost } from './search-host.ts'

const texts = { names: [], description: '', headings: '', body: '' }
const article = (id: string, title: string, rev = title): SearchEntry => ({
  ...texts,
  id,
  rev,
  kind: 'article',
  path: `/insights/${id}`,
  title,
  date: 0,
})

/** A lake with English articles and one page, and an index that follows it. */
function setUp() {
  const articles = new Map<string, SearchEntry>()
  const lake = { articles, page: 'Contact', isDown: false, requests: 0 }
  const store = new IndexStore(null)
  const call = async (name: keyof Calls, ...args: unknown[]) =>
    Reflect.apply(Reflect.get(store, name), store, args)
  const host = { call } as unknown as Pick<SearchHost, 'call'> // the worker calls the same methods
  const load = async (asked: Record<string, unknown>) => {
    lake.requests += 1
    if (lake.isDown) throw new Error('down')
    const isEnglish = Object.values(asked).includes('en-UK')
    if ('pagesOf' in asked) {
      const entries = isEnglish ? [{ ...article('page', lake.page), kind: 'page' as const }] : []
      return { entries, rules: { synonyms: [['contact', 'phone']], promotions: [], words: [] } }
    }
    const all = [...articles.values()]
    if ('revisionsOf' in asked) return isEnglish ? all.map(({ id, rev }) => ({ id, revs: [rev] })) : []
    return { 'en-UK': all.filter(({ id }) => Object(asked.articles).includes(id)) }
  }
  const sync = new ContentSync({ host, load })
  const find = (query: string) => {
    const request = { locale: 'en-UK' as const, query, kind: null, page: 1, perPage: 9, excerptLength: 0 }
    const index = store.searched('en-UK')
    return search(index, request, index.rules).hits.map(({ id }) => id)
  }
  return { lake, sync, find }
}

const published = (id: string) => ['type:insight', `document:${id}`, 'type:insight:en-UK']

it('has everything after the first comparison, then follows each publish', async () => {
  const { lake, sync, find } = setUp()
  for (let number = 0; number < 60; number += 1)
    lake.articles.set(`a${number}`, article(`a${number}`, `Tide ${number}`))
  sync.compare()
  await sync.settled()
  expect([find('tide 59 '), find('contact'), find('phone')]).toEqual([
    expect.arrayContaining(['a59']),
    ['page'],
    ['page'],
  ])

  lake.articles.set('new', article('new', 'Brand new'))
  sync.follow(published('new'))
  await sync.settled()
  expect(find('brand new')).toEqual(['new'])

  lake.articles.delete('new')
  lake.page = 'Reach us'
  sync.follow([...published('new'), 'type:page', 'type:page:en-UK', 'document:page'])
  await sync.settled()
  expect([find('brand new'), find('contact'), find('reach')]).toEqual([[], [], ['page']])
})

it('reads only what differs when it compares again', async () => {
  const { lake, sync, find } = setUp()
  lake.articles.set('a', article('a', 'Same')).set('b', article('b', 'Before'))
  sync.compare()
  await sync.settled()
  lake.articles.set('b', article('b', 'After')).delete('a')
  sync.compare()
  await sync.settled()
  expect([find('same'), find('before'), find('after')]).toEqual([[], [], ['b']])
})

it('keeps what it has while the lake is down, and catches up', async () => {
  const { lake, sync, find } = setUp()
  lake.articles.set('a', article('a', 'Kept'))
  sync.compare()
  await sync.settled()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  lake.isDown = true
  lake.articles.set('b', article('b', 'Missed'))
  sync.follow(published('b'))
  const { requests } = lake
  await expect.poll(() => lake.requests).toBeGreaterThan(requests)
  await sleep(10)
  expect([find('kept'), find('missed')]).toEqual([['a'], []])
  lake.isDown = false
  await expect.poll(() => find('missed')).toEqual(['b'])
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/search index.*: down$/))
})
