import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { type Evaluation, evaluateGroq, parseGroq } from './groq.ts'
import { dereference, type Plan } from './host-call.ts'
import { planQuery } from './plan.ts'
import { View } from './view.ts'

const stamps = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** Three hundred posts, many on the same day; every second one has `language` fr. */
function posts(dayOf: (n: number) => unknown): Map<string, LakeDocument> {
  const all = Array.from({ length: 300 }, (_, n): LakeDocument => {
    const language = n % 2 ? 'fr' : 'en'
    return { _id: `p${(n * 131) % 300}`, _type: 'post', n, language, day: dayOf(n), ...stamps }
  })
  const author: LakeDocument = { _id: 'a', _type: 'author', name: 'Ada', ...stamps }
  return new Map([author, ...all].map((document) => [document._id, document]))
}

const dated = (n: number) => `2026-01-${String((n % 28) + 1).padStart(2, '0')}`

async function run(plan: Plan, source: Map<string, LakeDocument>) {
  const view = new View(source, 'raw')
  let lookedAt = 0
  const evaluation: Evaluation = {
    dataset: view.all,
    params: {},
    dereference: ({ _ref }) => {
      const found = dereference(_ref, plan, view)
      lookedAt = Math.max(lookedAt, Array.isArray(found) ? found.length : 0)
      return found
    },
    identity: 'me',
    sanity: { projectId: 'p', dataset: 'd' },
  }
  return { result: await evaluateGroq(plan.tree, evaluation), lookedAt }
}

async function compare(query: string, source: Map<string, LakeDocument>) {
  const tree = parseGroq(query, {})
  const plain = await run({ tree, lookups: [], functions: [] }, source)
  const planned = await run(planQuery(tree), source)
  expect(planned.result).toEqual(plain.result)
  return { count: Array.isArray(plain.result) ? plain.result.length : 0, lookedAt: planned.lookedAt }
}

test.each([
  '*[_type == "post"] | order(day desc)[0...8]{_id, day}',
  '*[_type == "post"] | order(day desc, _id asc)[0..8]{_id, day}',
  '*[_type == "post"] | order(day, n desc)[3...9]{_id, day}',
  '*[_type == "post" && language == "fr" && n > 20] | order(day asc, _id desc)[0...5]{_id}',
  '*[_type == "post" && (language == "fr" || language == "en" && n < 9)] | order(day desc)[2..4]._id',
])('%s reads only the first documents', async (query) => {
  const { count, lookedAt } = await compare(query, posts(dated))
  expect(count).toBeGreaterThan(0)
  expect(lookedAt).toBeLessThan(80)
})

test.each([
  ['more are requested than exist', '*[_type == "post" && n < 3] | order(day desc)[0...8]', dated],
  ['hardly any of the first match', '*[_type == "post" && n > 270] | order(day desc)[0...8]._id', dated],
  [
    'some have no day',
    '*[_type == "post"] | order(day desc)[0...8]._id',
    (n: number) => (n % 9 ? dated(n) : null),
  ],
  [
    'some have a number',
    '*[_type == "post"] | order(day desc)[0...8]._id',
    (n: number) => (n % 9 ? dated(n) : n),
  ],
  ['days are numbers', '*[_type == "post"] | order(day desc)[0...8]._id', (n: number) => n % 28],
  ['nothing is requested', '*[_type == "post"] | order(day desc)[0...0]._id', dated],
  ['the end counts from the back', '*[_type == "post"] | order(day desc)[0..-290]._id', dated],
  [
    'it is nested',
    '*[_type == "author"]{"last": *[_type == "post" && language != ^.name] | order(day desc)[0...3]._id}',
    dated,
  ],
])('returns the same result where %s', async (_what, query, dayOf) => {
  await compare(query, posts(dayOf))
})
