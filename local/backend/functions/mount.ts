import type { FunctionDeps } from '../../../functions/_shared/deps.ts'
import type { HttpHandler } from '../http/serve.ts'
import { functions } from './registry.ts'

/** Handles `/functions/v1/<name>` by the deployed function's own handler, in this process. */
export function functionsHandler(deps: FunctionDeps): HttpHandler {
  return async (request) => {
    const name = new URL(request.url).pathname.replace(/^\/functions\/v1\//, '')
    const handler = Object.entries(functions).find(([known]) => known === name)?.[1]
    if (handler) return handler(request, deps)
    const message = 'Requested function was not found'
    return Response.json({ code: 'NOT_FOUND', message }, { status: 404 })
  }
}
