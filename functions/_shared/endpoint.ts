import { corsHeaders, preflight } from './cors.ts'
import type { ApiKeys, FunctionDeps, FunctionHandler } from './deps.ts'
import { readJson } from './json-body.ts'
import { timingSafeEqual } from './timing-safe-equal.ts'

/** What a function answers with; the frame turns it into a response. */
export type Reply = { status: number; body: object; headers?: Record<string, string> }

export type Endpoint = {
  /** `publishable`: any caller of the API, the secret key included. `secret`: servers only. */
  key: keyof ApiKeys
  /** `body` is parsed JSON of any shape, or undefined when the request has none. */
  answer(body: unknown, request: Request, deps: FunctionDeps): Promise<Reply>
}

/**
 * The frame of every function: preflight, method, key, body, and a last net under bugs. Beside the function's own
 * replies it answers 204 to OPTIONS, 400 malformed JSON, 401 wrong key, 405 other methods, 413 too large, 500 bugs,
 * each with `{success: false, error}`.
 */
export function endpoint({ key, answer }: Endpoint): FunctionHandler {
  return async (request, deps) => {
    if (request.method === 'OPTIONS') return preflight(request, deps.siteOrigins)
    const cors = corsHeaders(request, deps.siteOrigins)
    const reply = await guarded(request, deps)
    return Response.json(reply.body, { status: reply.status, headers: { ...cors, ...reply.headers } })
  }

  async function guarded(request: Request, deps: FunctionDeps): Promise<Reply> {
    if (request.method !== 'POST') return failure(405, 'Use POST')
    if (!(await hasKey(request, key, deps.keys))) return failure(401, 'Invalid API key')
    const body = await readJson(request)
    if (body.result === 'too-large') return failure(413, 'The body is too large')
    if (body.result === 'malformed' && key === 'publishable') return failure(400, 'The body is not JSON')
    try {
      return await answer(body.result === 'json' ? body.value : undefined, request, deps)
    } catch (error) {
      // The name only: a message could quote what the visitor typed.
      console.error(`A function failed: ${error instanceof Error ? error.name : typeof error}`)
      return failure(500, 'Internal error')
    }
  }
}

function failure(status: number, error: string): Reply {
  return { status, body: { success: false, error } }
}

async function hasKey(request: Request, needed: keyof ApiKeys, keys: ApiKeys): Promise<boolean> {
  const given = request.headers.get('apikey')
  if (await timingSafeEqual(given, keys.secret)) return true
  return needed === 'publishable' && timingSafeEqual(given, keys.publishable)
}
