import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { evaluateGroq, parseGroq } from './groq.ts'
import { dereference } from './host-call.ts'
import { planQuery } from './plan.ts'
import { View } from './view.ts'

const stamps = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const documents: LakeDocument[] = [
  { _id: 'a1', _type: 'author', name: 'Ada', slug: { current: 'ada' }, ...stamps },
  {
    _id: 'a2',
    _type: 'author',
    name: 'Bo',
    slug: { current: 'bo' },
    favourites: [{ _ref: 'p1' }, { _ref: 'p3' }],
    ...stamps,
  },
  {
    _id: 'p1',
    _type: 'post',
    n: 1,
    slug: { current: 'one' },
    author: { _ref: 'a1' },
    language: 'fr',
    ...stamps,
  },
  {
    _id: 'p2',
    _type: 'post',
    n: 2,
    slug: { current: 'two' },
    author: { _ref: 'a1', _weak: true },
    also: ['p1', 3],
    ...stamps,
  },
  { _id: 'p3', _type: 'post', n: 3, parent: 'p1', deep: [{ deeper: { _ref: 'a2' } }], ...stamps },
  { _id: 'o1', _type: 'odd', n: 1, parent: 'p\u0001q', link: { _ref: '\u00000' }, _score: 2, ...stamps },
  { _id: 'o2', _type: 'odd', n: true, parent: 'p\u0002q', link: { _ref: '\u00040\u0001a1' }, ...stamps },
  { _id: 'o3', _type: 'odd', parent: '\u0003', list: [{ v: 1 }, { v: true }, { v: null }], ...stamps },
]
const source = new Map(documents.map((document) => [document._id, document]))

async function run(query: string, params: Record<string, unknown>, indexed: boolean) {
  const view = new View(source, 'raw')
  const tree = parseGroq(query, params)
  const plan = indexed ? planQuery(tree) : { tree, lookups: [], functions: [] }
  const dataset = view.all
  const result = await evaluateGroq(plan.tree, {
    dataset,
    params,
    dereference: ({ _ref }) => dereference(_ref, plan, view),
    identity: 'me',
    sanity: { projectId: 'p', dataset: 'd' },
  })
  return { result, lookups: plan.lookups.length }
}

const params = { id: 'p1', ids: ['p1', 'a2', 'nope'], type: 'post', slug: 'two', number: 3 }

describe('a planned query returns the same result as the original', () => {
  test.each([
    '*[_type == "post"]',
    '*[_type == "post" && (n > 1 || parent == "p1")]',
    '*[n && _type == "post"]',
    '*[_type == "post" && n]',
    '*[n || _type == "author"]',
    '*[nothing || (nothing && n > 0)]',
    '*[!(_type == "post" && n > 1) && (language == "fr" || !defined(language) && count(*[references(^._id)]) > 0)]',
    '*[_type == "post"]{"kinds": also[@ == 3 || @ == "p1"]}',
    '*["post" == _type && n > 1]',
    '*[_type == $type && slug.current == $slug][0]{n, "by": author->name}',
    '*[_id == $id]',
    '*[_id in $ids]{_id}',
    '*[_type in ["author", "none"]] | order(name desc)',
    '*[_id == $id || _type == "author"]',
    '*[(_type == "post" || n == 3) && language == "fr"]',
    '*[references("a1")]._id',
    '*[references($ids)]._id',
    '*[references("a1", "a2")]._id',
    '*[_type == "author"]{name, "posts": count(*[_type == "post" && references(^._id)])}',
    '*[_type == "author"]{"posts": *[author._ref == ^._id]{n, "name": ^.name, "same": ^.slug.current == slug.current}}',
    '*[_type == "author"]{"liked": *[_id in ^.favourites[]._ref]._id}',
    '*[_type == "post"]{"also": *[_id in ^.also]._id}',
    '*[_type == "post"]{"parent": *[_id == ^.parent][0].n, "none": *[_id == ^.missing]}',
    '*[_type == "post"]{"siblings": *[_type == ^._type && _id != ^._id]._id}',
    '*[_type == "author"]{"p": *[_type == "post"]{"q": count(*[references(^.^._id)])}}',
    '*[_type == "author" && count(*[references(^._id)]) > 1]._id',
    '*[n == $number]._id',
    '*[_type == "post"] | order(count(*[references(^._id)]), _id){_id}',
    '*[_type == "odd"]{"listed": *[n in ^.list[].v]._id}',
    '*[_type == "odd"]{"same": *[parent == ^.parent]._id, "referring": *[references(^.parent)]._id}',
    '*[_type == "odd" && parent == $slug || _id == "o1"]{"target": link->, "name": *[_type == "author"][0].name}',
    '*[_type == "post"] | score(parent == ["p1"], n in "p1")[_score > 0]{_id, _score}',
    '* | score(parent in ["p1"], _type == "author")[_score > 0]{_id, _score}',
    '*[_type != "odd"] | score(parent in ["p1"])[_score > 0]{_id, _score}',
    '*[_type == "author"].favourites[]{"post": *[_id == ^._ref][0].n}',
    'count(*)',
    '{"all": count(*[]), "posts": *[_type == "post"].n}',
    '*[_type == "post" && !(_id in path("drafts.**"))]._id',
  ])('%s', async (query) => {
    const [planned, plain] = [await run(query, params, true), await run(query, params, false)]
    expect(planned.result).toEqual(plain.result)
  })
})

test.each([
  ['*[_type == "author"]{"n": count(*[references(^._id)])}', 2],
  ['*[n > 1]', 0],
  ['*[_type == "a" || n > 1]', 0],
  ['*[slug.current == "one"]', 1],
])('%s uses %i indexes', async (query, wanted) => {
  expect((await run(query, params, true)).lookups).toBe(wanted)
})

test.each(['geo::distance(a, b)', 'geo(a)', 'anywhere(a)', 'media::aspect(a, "16:9")'])(
  'names %s as unsupported',
  async (query) => {
    await expect(async () => run(query, {}, true)).rejects.toMatchObject({ status: 501 })
  },
)
