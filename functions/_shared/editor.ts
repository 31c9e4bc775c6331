import { z } from 'zod'
import type { FunctionDeps, FunctionHandler } from './deps.ts'
import { corsHeaders, type JsonReply, preflight, readJson } from './endpoint.ts'

/** A person who is logged in to the Studio. */
export type Editor = { id: string; email: string | null }

/** What Sanity says of the caller: https://www.sanity.io/docs/http-reference/users */
const currentUser = z.object({
  id: z.string().min(1),
  email: z.string().max(254).includes('@').nullish().catch(null),
  provider: z.string().optional(),
  role: z.string().optional(),
  roles: z.array(z.object({ name: z.string() })).default([]),
})

const timeoutMs = 10_000

/**
 * Who is calling, according to the content lake: hosted, by the Studio's own session token; locally, by the origin of the
 * Studio. Null for anybody who isn't a person with one of the roles in this project, robots included.
 * @throws if the lake doesn't respond.
 */
async function editorOf(
  request: Request,
  { contentLake, fetch, leadRoles }: FunctionDeps,
): Promise<Editor | null> {
  const origin = request.headers.get('origin')
  if (!contentLake || !origin) return null
  const authorization = request.headers.get('authorization')
  const response = await fetch(`${contentLake.url}/v2021-06-07/users/me`, {
    headers: { origin, ...(authorization && { authorization }) },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status >= 500) throw new Error('The content lake did not respond.')
  const user = response.ok ? currentUser.safeParse(await response.json()) : null
  if (!user?.success || user.data.provider === 'sanity-token') return null
  const { id, email = null, role, roles } = user.data
  return [...roles.map(({ name }) => name), role ?? ''].some((name) => leadRoles.includes(name))
    ? { id, email }
    : null
}

type EditorEndpoint<Body> = {
  schema: z.ZodType<Body>
  handle(body: Body, editor: Editor, deps: FunctionDeps): Promise<JsonReply>
}

/**
 * Wraps every function for the Studio: preflight, method, origin, session, body. It returns 403 for a page that isn't the
 * Studio, 401 without an editor's session, 400 for a wrong body, 405, 413, and 500 for bugs, each as `{error}`.
 */
export function editorEndpoint<Body>({ schema, handle }: EditorEndpoint<Body>): FunctionHandler {
  return async (request, deps) => {
    if (request.method === 'OPTIONS') return preflight(request, deps.studioOrigins)
    const { status, body, headers } = await guarded(request, deps)
    return Response.json(body, {
      status,
      headers: { ...corsHeaders(request, deps.studioOrigins), 'cache-control': 'no-store', ...headers },
    })
  }

  async function guarded(request: Request, deps: FunctionDeps): Promise<JsonReply> {
    if (request.method !== 'POST') return failure(405, 'Use POST')
    if (!deps.studioOrigins.includes(request.headers.get('origin') ?? ''))
      return failure(403, 'Only the Studio may call this')
    try {
      const editor = await editorOf(request, deps)
      if (!editor) return failure(401, 'Log in to the Studio as an editor')
      const body = await readJson(request)
      if (body.result === 'too-large') return failure(413, 'The body is too large')
      const parsed = schema.safeParse(body.result === 'json' ? body.value : undefined)
      if (!parsed.success) return failure(400, 'The request is malformed')
      return await handle(parsed.data, editor, deps)
    } catch (error) {
      // Only the error's name: its message could contain personal data.
      console.error(`A function failed: ${error instanceof Error ? error.name : typeof error}`)
      return failure(500, 'Internal error')
    }
  }
}

function failure(status: number, error: string): JsonReply {
  return { status, body: { error } }
}
