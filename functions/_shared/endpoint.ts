import type { z } from 'zod'
import type { ApiKeys, FunctionDeps, FunctionHandler } from './deps.ts'
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

type Endpoint = {
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

/** Maximum body size in bytes; the longest form is far smaller. */
const bodyLimit = 64 * 1024

type JsonBody = { result: 'json'; value: unknown } | { result: 'malformed' } | { result: 'too-large' }

/** Reads a JSON body and stops at the limit, whatever length the request declares. */
export async function readJson(request: Request): Promise<JsonBody> {
  const text = await readText(request)
  if (text === null) return { result: 'too-large' }
  try {
    return { result: 'json', value: JSON.parse(text) }
  } catch {
    return { result: 'malformed' }
  }
}

/** Reads a body as text; null above the limit. */
export async function readText(request: Request): Promise<string | null> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Wraps a function that stores something for the site's own server, which sends its secret. `store` returns the database's
 * error, if any. The function returns 403 to others, 422 for a wrong body and 503 if nothing was stored.
 */
export function siteEndpoint<Body>(
  schema: z.ZodType<Body>,
  store: (body: Body, deps: FunctionDeps) => PromiseLike<{ error: unknown }>,
): FunctionHandler {
  return endpoint({
    key: 'publishable',
    async handle(body, request, deps) {
      if (!(await timingSafeEqual(request.headers.get('x-site-secret'), deps.siteSecret)))
        return { status: 403, body: { success: false, error: 'Only the site may call this' } }
      const parsed = schema.safeParse(body)
      if (!parsed.success) return { status: 422, body: { success: false, error: 'Invalid request' } }
      const { error } = await store(parsed.data, deps)
      return error
        ? { status: 503, body: { success: false, error: 'Not stored' } }
        : { status: 200, body: { success: true } }
    },
  })
}
