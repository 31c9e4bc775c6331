import { beforeEach, expect, it } from 'vitest'
import { allQuery, type Revision, RevisionWatch } from './revision-watch.ts'

const minute = 60_000
const start = Date.parse('2026-11-22T09:00:00Z')

let documents: Map<string, Revision>
let respond: ((query: string) => unknown) | null
let queries: string[]
let now: number
let watch: RevisionWatch
beforeEach(() => {
  documents = new Map()
  for (const id of ['a', 'b', 'c']) write(id, '1', start)
  respond = null
  queries = []
  now = start
  watch = new RevisionWatch(
    async (query, { since, last }) => {
      queries.push(query === allQuery ? 'all' : 'since')
      if (respond) return respond(query)
      const all = [...documents.values()]
      if (query === allQuery)
        return all
          .filter(({ _id }) => _id > String(last))
          .sort((a, b) => (a._id < b._id ? -1 : 1))
          .slice(0, 5_000)
      return { count: all.length, changed: all.filter(({ _updatedAt }) => _updatedAt >= String(since)) }
    },
    () => now,
  )
})

function write(_id: string, _rev: string, at: number, language = 'fr'): void {
  documents.set(_id, { _id, _type: 'page', language, _rev, _updatedAt: new Date(at).toISOString() })
}

async function changedIds(): Promise<string[]> {
  return (await watch.changes()).map(({ _id }) => _id)
}

it('counts everything as changed at first, then queries only recent changes', async () => {
  expect(await changedIds()).toEqual(['a', 'b', 'c'])
  expect(await changedIds()).toEqual([])
  write('b', '2', start + 10 * minute)
  write('new', '1', start + 11 * minute)
  expect(await changedIds()).toEqual(['b', 'new'])
  // Written before the newest known change, and visible after it.
  write('c', '2', start + 10.5 * minute)
  expect(await changedIds()).toEqual(['c'])
  expect(queries).toEqual(['all', 'since', 'since', 'since'])
})

it('queries everything if a document is gone, even if another one is new', async () => {
  await watch.changes()
  documents.delete('a')
  expect(await changedIds()).toEqual(['a'])
  documents.delete('b')
  write('new', '1', start + 10 * minute)
  expect(await changedIds()).toEqual(['new', 'b'])
  expect(queries).toEqual(['all', 'since', 'all', 'since', 'all'])
})

it('counts a document that moved to another language in both', async () => {
  await watch.changes()
  write('a', '2', start + minute, 'nl')
  expect((await watch.changes()).map(({ language }) => language)).toEqual(['nl', 'fr'])
})

it('queries everything once an hour, to find changes with an old timestamp', async () => {
  await watch.changes()
  write('a', '2', start - 10 * minute)
  expect(await changedIds()).toEqual([])
  now += 61 * minute
  expect(await changedIds()).toEqual(['a'])
})

it('forgets its snapshot after a failure and when told to', async () => {
  await watch.changes()
  for (const wrong of [{}, null, { count: 3 }, { count: '3', changed: [] }, { count: 1, changed: [{}] }]) {
    respond = () => wrong
    await expect(watch.changes()).rejects.toThrow('did not return revisions')
    respond = null
    expect(await changedIds()).toEqual(['a', 'b', 'c'])
  }
  watch.forget()
  expect(await changedIds()).toEqual(['a', 'b', 'c'])
})

it('queries everything in parts', async () => {
  documents.clear()
  for (let number = 0; number < 10_001; number += 1) write(`article-${number}`, '1', start)
  expect(await changedIds()).toHaveLength(10_001)
  expect(queries).toEqual(['all', 'all', 'all'])
})
