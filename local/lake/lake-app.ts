import { Hono, type MiddlewareHandler } from 'hono'
import { createApp } from '../http/create-app.ts'
import { limitBody } from '../http/limit-body.ts'
import { createDiskFullWarning, diskFullHint, isDiskFull } from '../service/disk-full.ts'
import { cors } from './access/cors.ts'
import { identify } from './access/identify.ts'
import type { LakeApp, LakeContext, LakeEnv } from './context.ts'
import { badRequest, httpError, notImplemented, payloadTooLarge } from './lake-error.ts'
import { createPresenceRoute } from './presence/presence.ts'
import { actionRoutes } from './routes/actions.ts'
import { assetRoutes } from './routes/assets.ts'
import { documentRoutes } from './routes/documents.ts'
import { historyRoutes } from './routes/history.ts'
import { listenRoutes } from './routes/listen.ts'
import { mutateRoutes } from './routes/mutate.ts'
import { queryRoutes } from './routes/query.ts'
import { studioRoutes } from './routes/studio.ts'
import { studioSettingsRoutes } from './routes/studio-settings.ts'
import { uploadRoutes } from './routes/upload.ts'

const warnOfFullDisk = createDiskFullWarning('Content lake')
const megabyte = 1024 * 1024

/** Sanity's HTTP API: assets at the root, everything else under the API version. */
export function createLakeApp(lake: LakeContext): LakeApp {
  const app = createApp<LakeEnv>({
    unknownRoute: (method, path) => notImplemented(`support ${method} ${path.replace(/^\/v[^/]+/, '')}`),
    internal(error) {
      if (isDiskFull(error)) {
        warnOfFullDisk()
        return httpError(507, 'Insufficient Storage', diskFullHint)
      }
      console.error('Content lake:', error)
      return httpError(500, 'Internal Server Error', 'Internal error in the content lake. See its log.')
    },
  })
  const provideLake: MiddlewareHandler<LakeEnv> = (c, next) => {
    c.set('lake', lake)
    return next()
  }
  app.use(provideLake, cors, identify, rejectMalformedPath)
  app.route('/', assetRoutes)

  const api = new Hono<LakeEnv>()
  api.use('/data/*', limitBody(10 * megabyte, payloadTooLarge))
  api.use('/assets/*', limitBody(100 * megabyte, payloadTooLarge))
  api.use('/users/*', limitBody(megabyte, payloadTooLarge))
  for (const routes of [
    queryRoutes,
    documentRoutes,
    mutateRoutes,
    actionRoutes,
    listenRoutes,
    historyRoutes,
    uploadRoutes,
    createPresenceRoute(),
    studioSettingsRoutes,
    studioRoutes,
  ]) {
    api.route('/', routes)
  }
  return app.route('/:version{v[^/]+}', api)
}

const rejectMalformedPath: MiddlewareHandler = (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    throw badRequest('The path is not valid percent-encoding.')
  }
  return next()
}
