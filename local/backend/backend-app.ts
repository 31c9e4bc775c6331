import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { FunctionDeps } from '../../functions/_shared/deps.ts'
import { createApp, limitBody, setClientIp } from '../http/create-app.ts'
import { createDiskFullWarning, diskFullHint, isDiskFull } from '../service/disk-full.ts'
import { BackendError, notSupported } from './backend-error.ts'
import { functions } from './functions/registry.ts'
import { createRestApp, type RestOptions } from './rest/rest-app.ts'
import { createSnapshotApp } from './snapshot/snapshot-app.ts'

const warnOfFullDisk = createDiskFullWarning('Backend')
const maxBodyBytes = 1024 * 1024

/** The API of a Supabase project: `/rest/v1` and `/functions/v1`; and `/snapshot/v1`, which is ours. */
export function createBackendApp(rest: RestOptions, deps: FunctionDeps, folder: string) {
  const app = createApp<{ Bindings: Partial<HttpBindings> }>({
    unknownRoute: (method, path) => new BackendError(404, 'NOT_FOUND', `There is no ${method} ${path} here.`),
    internal(error) {
      if (isDiskFull(error)) {
        warnOfFullDisk()
        return new BackendError(503, '53100', diskFullHint)
      }
      // Only the error's name: its message could contain personal data.
      console.error(`Backend: a request failed: ${error.name}`)
      return new BackendError(500, 'XX000', 'Internal error')
    },
  })
  app.use(
    setClientIp,
    limitBody(maxBodyBytes, (message) => new BackendError(413, 'LOCAL413', message)),
  )
  app.route('/rest/v1', createRestApp(rest))
  const down: DownFunctions = new Set()
  app.route('/functions/v1', createFunctionsApp(deps, down))
  app.route('/functions/v1-down', createFunctionFaultsApp(down, deps.keys.secret))
  const { database, keys } = rest
  app.route('/snapshot/v1', createSnapshotApp({ database, folder, secretKey: keys.secret }))
  app.get('/health', (c) => c.json({ status: 'up' }))
  for (const service of ['auth', 'storage', 'realtime', 'graphql']) {
    app.all(`/${service}/*`, () => {
      throw notSupported(`Supabase's ${service}`)
    })
  }
  return app
}

/** Names of functions that are down. */
type DownFunctions = Set<string>

/** `/functions/v1/<name>`: runs the deployed functions' own handlers in this process. */
function createFunctionsApp(deps: FunctionDeps, down: DownFunctions): Hono {
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
function createFunctionFaultsApp(down: DownFunctions, secretKey: string): Hono {
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
