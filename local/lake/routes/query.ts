/** GET and POST /data/query/:dataset */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { apiVersion, groqParams, jsonBody, searchParams } from '../http/request.ts'
import { isRecord, type JsonRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import { emptyResult } from '../query/empty-result.ts'
import { parsePerspective } from '../query/perspective.ts'

/** The tag of every query and every live event: any change causes every query to run again. */
export const syncTag = 's1:lake'

type Query = { query: unknown; params: JsonRecord; perspective?: unknown }

function queryByUrl(c: RequestContext): Promise<Response> {
  const search = searchParams(c)
  return runQuery(c, { query: search.get('query'), params: groqParams(search) })
}

async function queryByBody(c: RequestContext): Promise<Response> {
  const { query, params = {}, perspective } = await jsonBody(c)
  if (!isRecord(params)) throw badRequest('"params" must be an object.')
  return runQuery(c, { query, params, perspective })
}

async function runQuery(c: RequestContext, { query, params, perspective }: Query): Promise<Response> {
  const started = performance.now()
  if (typeof query !== 'string' || query.trim() === '') throw badRequest('"query" is missing.')
  const { engine, publicView } = c.get('lake')
  const { role, userId: identity } = c.get('identity')
  const layers = parsePerspective(c.req.query('perspective') ?? perspective, apiVersion(c))
  const groqQuery = { query, params, perspective: layers, identity }
  const reader = role === 'anonymous' ? publicView?.engine : engine
  const result = reader ? await reader.run(groqQuery) : emptyResult(query, params)
  return c.json({
    ...(c.req.query('returnQuery') === 'false' ? {} : { query }),
    result: result ?? null,
    syncTags: [syncTag],
    ms: Math.round(performance.now() - started),
  })
}

export const queryRoutes = new Hono<LakeEnv>()
  .get('/data/query/:dataset', requiredRole('public'), queryByUrl)
  .post('/data/query/:dataset', requiredRole('public'), queryByBody)
