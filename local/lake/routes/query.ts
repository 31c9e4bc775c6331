/** GET and POST /data/query/:dataset */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { apiVersion, groqParams, jsonBody, searchParams } from '../http/request.ts'
import { isRecord, type JsonRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import { parseGroq } from '../query/groq.ts'
import { parsePerspective } from '../query/perspective.ts'

/** More than any query of a public page needs; a query of this length parses within milliseconds. */
const maxLength = 4_000

const lists = ['Everything', 'Filter', 'Map', 'FlatMap', 'Slice', 'ArrayCoerce', 'Array', 'PipeFuncCall']

/**
 * Result for anonymous callers of a private dataset: an empty list if the query returns a list, else null. The query is
 * not evaluated, since a pattern could run forever. Throws LakeError (400) for a query that doesn't parse or is too
 * long.
 */
export function emptyResult(query: string, params: JsonRecord): [] | null {
  if (query.length > maxLength) {
    throw badRequest(`Without a token, a query can have at most ${maxLength} characters.`)
  }
  const tree: unknown = parseGroq(query, params)
  return isRecord(tree) && lists.includes(String(tree.type)) ? [] : null
}

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
