/** GET and POST /data/query/:dataset */

import { type Call, groqParams, jsonBody } from '../http/call.ts'
import type { Handler, Route } from '../http/route.ts'
import { badRequest } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'
import { parsePerspective } from '../query/perspective.ts'
import { isRecord, type JsonRecord } from '../record.ts'

/** The tag of every query and of every live event: whatever changes, everything is asked for again. */
export const SYNC_TAG = 's1:lake'

const get: Handler = (call, lake) =>
  answer(call, lake, call.url.searchParams.get('query'), groqParams(call.url.searchParams), null)

const post: Handler = async (call, lake) => {
  const body = await jsonBody(call)
  const params = body.params ?? {}
  if (!isRecord(params)) throw badRequest('"params" must be an object.')
  return answer(call, lake, body.query, params, body.perspective)
}

async function answer(
  call: Call,
  lake: Lake,
  query: unknown,
  params: JsonRecord,
  inBody: unknown,
): Promise<Response> {
  const started = performance.now()
  if (typeof query !== 'string' || query.trim() === '') throw badRequest('"query" is missing.')
  const search = call.url.searchParams
  const perspective = parsePerspective(search.get('perspective') ?? inBody, call.version)
  const asked = { query, params, perspective, identity: call.identity.userId }
  const anonymous = call.identity.role === 'anonymous'
  const result = await (anonymous ? lake.engine.runOnNothing(asked) : lake.engine.run(asked))
  return Response.json({
    ...(search.get('returnQuery') === 'false' ? {} : { query }),
    result: result ?? null,
    syncTags: [SYNC_TAG],
    ms: Math.round(performance.now() - started),
  })
}

export const queryRoutes: Route[] = [
  { method: 'GET', pattern: 'data/query/:dataset', need: 'nothing', handle: get },
  { method: 'POST', pattern: 'data/query/:dataset', need: 'nothing', handle: post },
]
