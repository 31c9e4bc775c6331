import type { ApiKeys, FunctionDeps, FunctionHandler } from './deps.ts'
import { readJson } from './json-body.ts'
import { timingSafeEqual } from './timing-safe-equal.ts'

/** Headers that supabase-js sends from a browser. */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, x-region, x-retry-count, traceparent, tracestate, baggage'

/** CORS headers of a response: only the site's pages may read it. Callers without a browser ignore them. */
export function corsHeaders(request: Request, siteOrigins: string[]): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !siteOrigins.includes(origin)) return { vary: 'origin' }
  return { 'access-control-allow-origin': origin, vary: 'origin' }
}

/** The response to a preflight request for POST. */
export function preflight(request: Request, siteOrigins: string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request, siteOrigins),
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    },
  })
}

/** What a function returns; `endpoint` turns it into a response. */
export type JsonReply = { status: number; body: object; headers?: Record<string, string> }

export type Endpoint = {
  /** `publishable`: any API caller, also one with the secret key. `secret`: servers only. */
  key: keyof ApiKeys
  /** `body` is parsed JSON of any shape, or undefined if the request has none. */
  handle(body: unknown, request: Request, deps: FunctionDeps): Promise<JsonReply>
}

/**
 * Wraps every function: preflight, method, key, body, and a catch-all for bugs. In addition to the function's own
 * responses, it returns 204 for OPTIONS, 400 for malformed JSON, 401 for a wrong key, 405 for other methods, 413 for
 * large bodies and 500 for bugs, each error as `{success: false, error}`.
 */
export function endpoint({ key, handle }: Endpoint): FunctionHandler {
  return async (request, deps) => {
    if (request.method === 'OPTIONS') return preflight(request, deps.siteOrigins)
    const cors = corsHeaders(request, deps.siteOrigins)
    const reply = await guarded(request, deps)
    return Response.json(reply.body, { status: reply.status, headers: { ...cors, ...reply.headers } })
  }

  async function guarded(request: Request, deps: FunctionDeps): Promise<JsonReply> {
    if (request.method !== 'POST') return failure(405, 'Use POST')
    if (!(await hasKey(request, key, deps.keys))) return failure(401, 'Invalid API key')
    try {
      const body = await readJson(request)
      if (body.result === 'too-large') return failure(413, 'The body is too large')
      if (body.result === 'malformed' && key === 'publishable') return failure(400, 'The body is not JSON')
      return await handle(body.result === 'json' ? body.value : undefined, request, deps)
    } catch (error) {
      // Only the error's name: its message could contain personal data.
      console.error(`A function failed: ${error instanceof Error ? error.name : typeof error}`)
      return failure(500, 'Internal error')
    }
  }
}

function failure(status: number, error: string): JsonReply {
  return { status, body: { success: false, error } }
}

async function hasKey(request: Request, needed: keyof ApiKeys, keys: ApiKeys): Promise<boolean> {
  const apiKey = request.headers.get('apikey')
  if (await timingSafeEqual(apiKey, keys.secret)) return true
  return needed === 'publishable' && timingSafeEqual(apiKey, keys.publishable)
}
