import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { parseGroq } from './groq.ts'
import { planQuery } from './plan.ts'
import { queriesOver, stamps } from './test-engine.ts'

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
const { run, plain } = queriesOver(documents)

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
    expect(await run(query, params)).toEqual(await plain(query, params))
  })
})

test.each([
  ['*[_type == "author"]{"n": count(*[references(^._id)])}', 2],
  ['*[n > 1]', 0],
  ['*[_type == "a" || n > 1]', 0],
  ['*[slug.current == "one"]', 1],
])('%s uses %i indexes', (query, wanted) => {
  expect(planQuery(parseGroq(query, params)).lookups).toHaveLength(wanted)
})

test.each(['geo::distance(a, b)', 'geo(a)', 'anywhere(a)', 'media::aspect(a, "16:9")'])(
  'names %s as unsupported',
  async (query) => {
    await expect(run(query, {})).rejects.toMatchObject({ status: 501 })
  },
)
