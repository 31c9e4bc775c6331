import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { queriesOver, stamps } from './test-engine.ts'

const span = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
const documents: LakeDocument[] = [
  { _id: 'body', _type: 'insight', title: 'Other', body: span('the tide turns'), ...stamps },
  { _id: 'title', _type: 'insight', title: 'Tide and time', body: span('nothing'), ...stamps },
  { _id: 'page', _type: 'page', title: 'A tide of pages', ...stamps },
  { _id: 'refers', _type: 'page', title: 'No word', to: { _ref: 'title' }, ...stamps },
]

const baseMatch = '([@, _id] match text::query($__query) || references($__rawQuery))'
/** The Studio's queries for its global search and for the search in a list. */
const everywhere = `*[_type in $__types] | score(
  boost(_type in ["insight","page"] && title match text::query($__query), 10),
  boost(_type in ["insight"] && pt::text(body) match text::query($__query), 3),
  ${baseMatch})[_score > 0]{_type, _id, "orderings": [_score]} | order(_score desc)[0...101]`
const inList = `*[_type in $__types && ${baseMatch}]{_id} | order(_id)[0...101]`
const searchParams = (text: string, types = ['insight', 'page']) => ({
  __types: types,
  __query: `${text}*`,
  __rawQuery: text,
})
const idsOf = (found: unknown) => (Array.isArray(found) ? found.map(({ _id }) => _id) : found)

test('the global search ranks titles above bodies and finds documents that refer to an id', async () => {
  const { run } = queriesOver(documents)
  expect(idsOf(await run(everywhere, searchParams('tid')))).toEqual(['page', 'title', 'body'])
  expect(idsOf(await run(everywhere, searchParams('tide', ['insight'])))).toEqual(['title', 'body'])
  expect(idsOf(await run(everywhere, searchParams('title')))).toEqual(['refers', 'title'])
  expect(await run(everywhere, searchParams('ebb'))).toEqual([])
})

test('the search in a list finds the same documents', async () => {
  const { run } = queriesOver(documents)
  expect(idsOf(await run(inList, searchParams('tid')))).toEqual(['body', 'page', 'title'])
  expect(idsOf(await run(inList, searchParams('title', ['page'])))).toEqual(['refers'])
  expect(await run(inList, searchParams('ebb'))).toEqual([])
})

test('a search inside another expression works too', async () => {
  const { run } = queriesOver(documents)
  const query = '*[_type == "page" && length(title) > 3 && title match text::query("tide")]._id'
  expect(await run(query, {})).toEqual(['page'])
  const query2 = '*[_type == "insight"] | order(_id) {_id, "hit": @ match text::query("tide -turns")}'
  expect(await run(query2, {})).toEqual([
    { _id: 'body', hit: false },
    { _id: 'title', hit: true },
  ])
})

test('a stored reference never runs a search', async () => {
  const link = { _ref: '\u00040\u0001body' }
  const { run } = queriesOver([...documents, { _id: 'odd', _type: 'odd', link, ...stamps }])
  const query = '*[_type == "odd"][0]{"hit": @ match text::query("odd"), "target": link->}'
  expect(await run(query, {})).toEqual({ hit: true, target: null })
})

test('the time to search a common word grows linearly', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n): LakeDocument => {
      return { _id: `d${n}`, _type: 'page', title: `Automation ${n}`, ...stamps }
    })
  const timeOf = async (count: number) => {
    const { run } = queriesOver(many(count))
    await run(everywhere, searchParams('warm'))
    const started = process.cpuUsage()
    expect(await run(everywhere, searchParams('automation'))).toHaveLength(101)
    const { user, system } = process.cpuUsage(started)
    return user + system
  }
  await timeOf(2_000)
  const [small, large] = [await timeOf(2_000), await timeOf(20_000)]
  // Linear growth would be a factor of 10, quadratic 100.
  expect(large).toBeLessThan(40 * Math.max(small, 5_000))
})
