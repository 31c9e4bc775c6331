/** GET /data/doc/:dataset/:ids, and the whole dataset at GET /data/export/:dataset */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { ndjson } from '../http/ndjson.ts'
import { flag, pathIds, searchParams } from '../http/request.ts'

function readDocuments(c: RequestContext): Response {
  const ids = pathIds(c)
  const { publicView, store } = c.get('lake')
  const readable = c.get('identity').role === 'anonymous' ? publicView?.documents : store.documents
  const found = ids.flatMap((id) => readable?.get(id) ?? [])
  const documents = flag(searchParams(c), 'excludeContent')
    ? found.map(({ _id, _type, _rev, _createdAt, _updatedAt }) => ({
        _id,
        _type,
        _rev,
        _createdAt,
        _updatedAt,
      }))
    : found
  const omitted = ids.filter((id) => !readable?.has(id)).map((id) => ({ id, reason: 'existence' }))
  return c.json({ documents, omitted })
}

function exportAll(c: RequestContext): Response {
  const types = c.req.query('types')?.split(',')
  const { all } = c.get('lake').engine.view('raw')
  return ndjson(types ? all.filter((document) => types.includes(document._type)) : all)
}

export const documentRoutes = new Hono<LakeEnv>()
  .get('/data/doc/:dataset/:ids', requiredRole('public'), readDocuments)
  .get('/data/export/:dataset', requiredRole('viewer'), exportAll)
