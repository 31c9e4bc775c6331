import type { HttpBindings } from '@hono/node-server'
import type { FunctionDeps } from '../../functions/_shared/deps.ts'
import { setClientIp } from '../http/client-ip.ts'
import { createApp } from '../http/create-app.ts'
import { limitBody } from '../http/limit-body.ts'
import { createDiskFullWarning, diskFullHint, isDiskFull } from '../service/disk-full.ts'
import { BackendError, notSupported } from './backend-error.ts'
import { createFunctionFaultsApp, createFunctionsApp, type DownFunctions } from './functions/functions-app.ts'
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
