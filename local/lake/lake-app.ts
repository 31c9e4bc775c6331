import { Hono, type MiddlewareHandler } from 'hono'
import { cors as honoCors } from 'hono/cors'
import { createApp, limitBody } from '../http/create-app.ts'
import { createDiskFullWarning, diskFullHint, isDiskFull } from '../service/disk-full.ts'
import { identityOf, isStudio } from './access/identity.ts'
import { oneTimeToken } from './access/one-time-tokens.ts'
import type { LakeApp, LakeContext, LakeEnv } from './context.ts'
import { badRequest, httpError, notImplemented, payloadTooLarge } from './lake-error.ts'
import { createPresenceRoute } from './presence/presence.ts'
import { assetRoutes } from './routes/assets.ts'
import { documentRoutes } from './routes/documents.ts'
import { historyRoutes } from './routes/history.ts'
import { listenRoutes } from './routes/listen.ts'
import { actionRoutes, mutateRoutes } from './routes/mutate.ts'
import { queryRoutes } from './routes/query.ts'
import { studioRoutes } from './routes/studio.ts'
import { uploadRoutes } from './routes/upload.ts'

/**
 * Which origins may read responses: those of the Studio, configured ones, and event streams opened with a valid
 * one-time token.
 */
const cors: MiddlewareHandler<LakeEnv> = honoCors({
  origin(origin, c) {
    const { options, tokens } = c.get('lake')
    const isNamed = isStudio(origin, options.studioOrigins) || options.readOrigins?.includes(origin)
    return isNamed || tokens.isValid(c.req.query(oneTimeToken)) ? origin : null
  },
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: ['Content-Type', 'Content-Length', 'ETag', 'X-Sanity-Deprecated'],
  maxAge: 600,
})

/** Sets the request's `identity`. */
const identify: MiddlewareHandler<LakeEnv> = (c, next) => {
  const { options, tokens } = c.get('lake')
  c.set('identity', tokens.redeem(c.req.query(oneTimeToken)) ?? identityOf(c.req.raw.headers, options))
  return next()
}

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
  // https://www.sanity.io/docs/content-lake/technical-limits
  api.use('/data/mutate/*', limitBody(4_000_000, payloadTooLarge))
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
