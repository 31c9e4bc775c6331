import type { z } from 'zod'
import type { FunctionDeps, FunctionHandler } from './deps.ts'
import { endpoint } from './endpoint.ts'
import { timingSafeEqual } from './timing-safe-equal.ts'

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
