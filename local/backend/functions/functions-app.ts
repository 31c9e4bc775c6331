import { Hono } from 'hono'
import type { FunctionDeps } from '../../../functions/_shared/deps.ts'
import { functions } from './registry.ts'

/** Names of functions that are down. */
export type DownFunctions = Set<string>

/** `/functions/v1/<name>`: runs the deployed functions' own handlers in this process. */
export function createFunctionsApp(deps: FunctionDeps, down: DownFunctions): Hono {
  const app = new Hono()
  for (const [name, handler] of Object.entries(functions)) {
    app.all(`/${name}`, async (c): Promise<Response> => {
      if (!down.has(name)) return handler(c.req.raw, deps)
      // As on hosted projects, a function that is down doesn't answer preflights either.
      return c.json({ code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' }, 503)
    })
  }
  app.all('/*', (c) => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404))
  return app
}

/** `PUT` and `DELETE /functions/v1-down/<name>`: takes a function down and up again; requires the secret key. */
export function createFunctionFaultsApp(down: DownFunctions, secretKey: string): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    if (c.req.header('apikey') === secretKey) return next()
    return c.json({ code: '401', message: 'This requires the secret key.' }, 401)
  })
  app.put('/:name', (c) => {
    const name = c.req.param('name')
    if (!Object.hasOwn(functions, name))
      return c.json({ code: 'NOT_FOUND', message: `There is no function ${name}.` }, 404)
    down.add(name)
    return c.body(null, 204)
  })
  app.delete('/:name', (c) => {
    down.delete(c.req.param('name'))
    return c.body(null, 204)
  })
  return app
}
