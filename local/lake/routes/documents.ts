/** GET /data/doc/:dataset/:ids and the whole dataset at GET /data/export/:dataset */
import { flag } from '../http/call.ts'
import { ndjson } from '../http/ndjson.ts'
import type { Handler, Route } from '../http/route.ts'

const doc: Handler = (call, lake) => {
  const ids = [...new Set((call.path.ids ?? '').split(','))]
  const readable = call.identity.role === 'anonymous' ? new Map() : lake.store.documents
  const found = ids.flatMap((id) => readable.get(id) ?? [])
  const documents = flag(call.url.searchParams, 'excludeContent')
    ? found.map(({ _id, _type, _rev, _createdAt, _updatedAt }) => ({
        _id,
        _type,
        _rev,
        _createdAt,
        _updatedAt,
      }))
    : found
  const omitted = ids.filter((id) => !readable.has(id)).map((id) => ({ id, reason: 'existence' }))
  return Response.json({ documents, omitted })
}

const exportAll: Handler = (call, lake) => {
  const types = call.url.searchParams.get('types')?.split(',')
  const { all } = lake.engine.view('raw')
  return ndjson(types ? all.filter((document) => types.includes(document._type)) : all)
}

export const documentRoutes: Route[] = [
  { method: 'GET', pattern: 'data/doc/:dataset/:ids', need: 'nothing', handle: doc },
  { method: 'GET', pattern: 'data/export/:dataset', need: 'read', handle: exportAll },
]
