import { Hono } from 'hono'
import type { FunctionDeps } from '../../../functions/_shared/deps.ts'
import { functions } from './registry.ts'

/** `/functions/v1/<name>`: the deployed functions' own handlers, in this process. */
export function createFunctionsApp(deps: FunctionDeps): Hono {
  const app = new Hono()
  for (const [name, handler] of Object.entries(functions)) {
    app.all(`/${name}`, (c) => handler(c.req.raw, deps))
  }
  app.all('/*', (c) => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404))
  return app
}
