/** Queries and perspectives. */
import { beforeAll, expect, test } from 'vitest'
import { testTarget } from './lake-target.ts'

const { target, idOf } = testTarget()
const mine = () => ({ mine: target.prefix, drafts: `drafts.${target.prefix}` })

beforeAll(async () => {
  const work = target.editor.transaction()
  work.create({ _id: idOf('author'), _type: 'contractAuthor', name: 'Ada' })
  for (const n of [1, 2, 3]) {
    const author = { _type: 'reference', _ref: idOf('author') }
    work.create({ _id: idOf(`post${n}`), _type: 'contractPost', n, slug: { current: `s${n}` }, author })
  }
  work.create({ _id: `drafts.${idOf('post1')}`, _type: 'contractPost', n: 100, slug: { current: 's1' } })
  work.create({ _id: `drafts.${idOf('post4')}`, _type: 'contractPost', n: 4, slug: { current: 's4' } })
  await work.commit()
})

const posts =
  '*[_type == "contractPost" && (string::startsWith(_id, $mine) || string::startsWith(_id, $drafts))]'

test('filter, order, slice, projection and dereference', async () => {
  const query = `${posts.replace(']', ' && !(_id in path("drafts.**"))]')} | order(n desc) [0...2] {n, "by": author->name}`
  expect(await target.editor.fetch(query, mine())).toEqual([
    { n: 3, by: 'Ada' },
    { n: 2, by: 'Ada' },
  ])
})

test('a subquery can refer to the outer document', async () => {
  const query = `*[_id == $id][0]{name, "posts": count(*[_type == "contractPost" && references(^._id)])}`
  expect(await target.editor.fetch(query, { id: idOf('author') })).toEqual({ name: 'Ada', posts: 3 })
})

test('the published perspective contains no drafts', async () => {
  const published = target.editor.withConfig({ perspective: 'published' })
  expect(await published.fetch(`${posts} | order(n) .n`, mine())).toEqual([1, 2, 3])
})

test('in the drafts perspective, drafts replace their published documents', async () => {
  const drafts = target.editor.withConfig({ perspective: 'drafts' })
  expect(await drafts.fetch(`${posts} | order(n) {n, _id, _originalId}`, mine())).toEqual([
    { n: 2, _id: idOf('post2'), _originalId: idOf('post2') },
    { n: 3, _id: idOf('post3'), _originalId: idOf('post3') },
    { n: 4, _id: idOf('post4'), _originalId: `drafts.${idOf('post4')}` },
    { n: 100, _id: idOf('post1'), _originalId: `drafts.${idOf('post1')}` },
  ])
})

test('the raw perspective contains everything', async () => {
  expect(await target.editor.fetch(`count(${posts})`, mine())).toBe(5)
})

test('newer API versions return published documents by default', async () => {
  const count = (apiVersion: string) =>
    target.editor.withConfig({ apiVersion, perspective: undefined }).fetch<number>(`count(${posts})`, mine())
  expect(await count('2025-02-19')).toBe(3)
  expect(await count('2024-01-01')).toBe(5)
})

test('accepts a long query', async () => {
  const padding = ' '.repeat(15_000)
  expect(await target.editor.fetch(`count(${posts})${padding}`, mine())).toBe(5)
})

test('rejects a query that doesn’t parse, with the reason', async () => {
  const work = target.editor.fetch('*[_type == ')
  await expect(work).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/parse error/i),
  })
})

test('names a missing parameter', async () => {
  const work = target.editor.fetch('*[_type == $type && _id == $id]', { type: 'a' })
  await expect(work).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/\$id referenced, but not provided/),
  })
})

test('a caller without a token sees nothing', async () => {
  expect(await target.anonymous.fetch('*[string::startsWith(_id, $mine)]', mine())).toEqual([])
  expect(await target.anonymous.getDocument(idOf('author'))).toBeUndefined()
})
