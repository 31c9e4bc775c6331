/**
 * Measures typical queries on 10,000 documents: with groq-js alone and with the lake's indexes. Run it with `node
 * local/lake/lake.bench.ts`. Times depend on the machine; compare the ratios.
 */

import { evaluateGroq, parseGroq } from './query/groq.ts'
import { dereference, type Plan } from './query/host-call.ts'
import { planQuery } from './query/plan.ts'
import { View } from './query/view.ts'
import type { LakeDocument } from './store/document.ts'

const documentCount = 10_000
const runs = 15

const queries: [string, string, Record<string, unknown>][] = [
  [
    'type, language, slug, dereference',
    '*[_type == "insight" && language == $language && slug.current == $slug][0]{title, "author": author->name}',
    { language: 'fr', slug: 'insight-1237' },
  ],
  [
    'list, order, slice, dereference',
    '*[_type == "insight" && language == $language] | order(publishedAt desc) [0...12] {title, "author": author->name}',
    { language: 'fr' },
  ],
  ['one document by id', '*[_id == $id][0]', { id: 'insight-777' }],
  ['references($id)', '*[references($id)]{_id, title}', { id: 'author-7' }],
  [
    '12 nested counts of references(^._id)',
    '*[_type == "author"][0...12]{name, "insights": count(*[_type == "insight" && references(^._id)])}',
    {},
  ],
  ['12 nested equalities', '*[_type == "author"][0...12]{"latest": *[author._ref == ^._id][0].title}', {}],
]

const source = new Map(makeDocuments().map((document) => [document._id, document]))
const view = new View(source, 'raw')

console.info(`${documentCount} documents, medians of ${runs} runs in ms`)
for (const [name, query, params] of queries) {
  const tree = parseGroq(query, params)
  const plain = await median(() => run({ tree, lookups: [], functions: [] }, params))
  const indexed = await median(() => run(planQuery(tree), params))
  const ratio = (plain / indexed).toFixed(plain / indexed < 10 ? 1 : 0)
  console.info(
    `${name.padEnd(40)} ${plain.toFixed(2).padStart(8)} ${indexed.toFixed(2).padStart(8)}   x ${ratio}`,
  )
}
const search = await median(() =>
  run(
    planQuery(
      parseGroq(
        '*[_type in $types] | score(boost(title match text::query($words), 10), [@, _id] match text::query($words))[_score > 0]{_id, _score}[0...20]',
        { types: ['insight', 'page'], words: 'title*' },
      ),
    ),
    {},
  ),
)
console.info(
  `${'a search that matches nearly all'.padEnd(40)} ${''.padStart(8)} ${search.toFixed(2).padStart(8)}`,
)

const edited = source.get('insight-501')
if (edited) {
  const edit = await median(async () => {
    source.set(edited._id, { ...edited, title: String(Math.random()) })
    view.refresh(edited._id)
    return run(planQuery(parseGroq('*[_type == "insight"][0...10]{title}', {})), {})
  })
  console.info(
    `${'an edit and the first query after it'.padEnd(40)} ${''.padStart(8)} ${edit.toFixed(2).padStart(8)}`,
  )
}

function run(plan: Plan, params: Record<string, unknown>): Promise<unknown> {
  return evaluateGroq(plan.tree, {
    dataset: view.all,
    params,
    dereference: ({ _ref }) => dereference(_ref, plan, view),
    identity: 'bench',
    sanity: { projectId: 'bench', dataset: 'bench' },
  })
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < runs; round += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

function makeDocuments(): LakeDocument[] {
  const stamps = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
  const languages = ['en-UK', 'es', 'fr', 'it', 'nl']
  return Array.from({ length: documentCount }, (_, n): LakeDocument => {
    if (n < 100) return { _id: `author-${n}`, _type: 'author', name: `Author ${n}`, ...stamps }
    const language = languages[n % languages.length]
    const common = {
      title: `Title ${n}`,
      language,
      slug: { _type: 'slug', current: `insight-${n}` },
      ...stamps,
    }
    if (n % 2 === 0)
      return { _id: `page-${n}`, _type: 'page', sections: [{ _key: 'a', text: 'x'.repeat(200) }], ...common }
    const author = { _type: 'reference', _ref: `author-${n % 100}` }
    const publishedAt = new Date(1_700_000_000_000 + n * 60_000).toISOString()
    return { _id: `insight-${n}`, _type: 'insight', publishedAt, author, ...common }
  })
}
