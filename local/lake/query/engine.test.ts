import { expect, test, vi } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import type { Commit } from '../store/public-documents.ts'
import { QueryEngine } from './engine.ts'
import { stamps } from './test-engine.ts'

const documents = new Map(
  Array.from({ length: 800 }, (_, n): [string, LakeDocument] => [
    `d${n}`,
    { _id: `d${n}`, _type: 'a', n, ...stamps },
  ]),
)

test('offloads a query that was slow once right away, with any parameters', async () => {
  const offloaded = vi.fn(async () => 'offloaded')
  const source = { documents, onCommit: () => () => {} }
  const engine = new QueryEngine(
    source,
    { projectId: 'p', dataset: 'd' },
    { milliseconds: 300, run: offloaded },
  )
  const run = (query: string, most: number) =>
    engine.run({ query, params: { most }, perspective: ['published'], identity: '' })
  // Slow enough on a fast machine; the other query is fast enough on a busy one.
  const slow = `count(*[n < $most${' && count(*[n != ^.n]) > 0'.repeat(6)}])`
  expect(await run(slow, 0)).toBe(0)
  expect(await run(slow, 800)).toBe('offloaded')
  expect(await run(slow, 1)).toBe('offloaded')
  expect(await run('count(*[n < $most])', 800)).toBe(800)
  expect(offloaded).toHaveBeenCalledTimes(2)
})

test("a listener's filter gets more time than a query, since its event would be lost", async () => {
  const offload = { milliseconds: 1, run: async () => [] }
  const source = { documents, onCommit: () => () => {} }
  const engine = new QueryEngine(source, { projectId: 'p', dataset: 'd' }, offload)
  const document = { _id: 'x', _type: 'a', list: Array.from({ length: 20_000 }, (_, n) => n), ...stamps }
  expect(await engine.matches(document, '*[count(list[@ > 5 && @ < $most]) > 10]', { most: 19_000 })).toBe(
    true,
  )
})

test('evaluates the same query once between two commits, unless it asks for the time', async () => {
  let commit = (_commit: Commit) => {}
  const onCommit = (listener: typeof commit) => {
    commit = listener
    return () => {}
  }
  const content = new Map(documents)
  const engine = new QueryEngine({ documents: content, onCommit }, { projectId: 'p', dataset: 'd' })
  const run = (query: string) => engine.run({ query, params: {}, perspective: 'raw', identity: '' })
  const change = () => {
    content.delete('d0')
    commit({ changes: [{ documentId: 'd0', after: null }] })
  }
  expect(await run('count(*)')).toBe(800)
  expect(run('*[0...10]')).toBe(run('*[0...10]'))
  expect(run('now()')).not.toBe(run('now()'))
  await expect(run('nothing(')).rejects.toThrow()
  await expect(run('nothing(')).rejects.toThrow()
  change()
  expect(await run('count(*)')).toBe(799)
})
