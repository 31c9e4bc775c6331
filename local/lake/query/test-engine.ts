/** For tests of queries. */
import { evaluate, parse } from 'groq-js'
import type { JsonRecord } from '../json.ts'
import type { LakeDocument } from '../store/document.ts'
import { QueryEngine } from './engine.ts'

export const stamps = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** `run` asks an engine over documents that never change; `plain` asks groq-js itself. */
export function queriesOver(documents: readonly LakeDocument[]) {
  const source = {
    documents: new Map(documents.map((document) => [document._id, document])),
    onCommit: () => () => {},
  }
  const engine = new QueryEngine(source, { projectId: 'p', dataset: 'd' })
  return {
    run: (query: string, params: JsonRecord) =>
      engine.run({ query, params, perspective: 'raw', identity: 'me' }),
    async plain(query: string, params: JsonRecord): Promise<unknown> {
      const { all: dataset } = engine.view('raw')
      return (await evaluate(parse(query, { params }), { dataset, params, identity: 'me' })).get()
    },
  }
}
