/** Serves the built site: `node server/main.ts -H <host> -p <port>`, in place of `next start`. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { firstScriptsOf } from '../next-internals/first-scripts.ts'
import { followLakeState } from '../next-internals/lake-channel.ts'
import { providePopularPages } from '../next-internals/popular-pages-channel.ts'
import { onStaleTags } from '../next-internals/stale-channel.ts'
import { CompressionCache } from './cache/compression-cache.ts'
import { popularPages } from './cache/popular-pages.ts'
import { compressedShare, ResponseCache } from './cache/response-cache.ts'
import { readServerEnv, setOwnOrigin } from './env.ts'
import { Health } from './health.ts'
import { renderNotFoundPage } from './html/not-found.ts'
import { renderPage } from './html/render-page.ts'
import { type CacheableRequest, startLoopbackServer } from './loopback-server.ts'
import { readOptions } from './options.ts'
import { createRequestHandler } from './request-handler.ts'

/** In milliseconds: request headers, a whole request, and how long a proxy may keep an idle connection. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
}
const options = readOptions()
const { hostname, port } = options
const web = join(import.meta.dirname, '..')
const app = next({ dev: false, dir: web, hostname, port })
const loopback = await startLoopbackServer(app.getRequestHandler())
setOwnOrigin(loopback.origin)
await app.prepare()

const { buildFolder, siteSecret } = readServerEnv()
const cacheBytes = options['cache-megabytes'] * 1024 * 1024
const transform = {
  firstScripts: firstScriptsOf(join(web, buildFolder)),
  renderNotFound: (url: string) => renderNotFoundPage(loopback, url),
}
const waitMs = options['wait-ms']
const isLakeDown = followLakeState()
const cache = new ResponseCache<CacheableRequest>({
  render: (request) => renderPage(request, { loopback, waitMs, isLakeDown, ...transform }),
  waitMs,
  maxBytes: cacheBytes,
  isLakeDown,
})
const handleRequest = createRequestHandler({
  cache,
  compression: new CompressionCache({ maxBytes: cacheBytes * compressedShare }),
  loopback,
  ...transform,
  sharedCacheSeconds: options['shared-cache-seconds'],
  siteSecret,
})
providePopularPages(() => popularPages(cache.popular()))

/**
 * Next.js marks its pages as stale shortly after the request that told it to; what is rendered in between is rendered
 * once more.
 */
const nextMarksStaleMs = 30
onStaleTags(() => {
  cache.markStale()
  setTimeout(() => {
    cache.markStale()
    cache.refreshPopular()
  }, nextMarksStaleMs)
})

const health = new Health()
const server = createServer(limits, (request, response) => {
  if (!health.respond(request, response)) handleRequest(request, response)
})
server.listen(port, hostname, () => console.info(`The site listens on ${hostname}:${port}.`))

/** Finishes running responses; a connection that hangs doesn't keep the process alive. */
function end(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), maxResponseMs).unref()
}

const maxResponseMs = 3_000
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    health.drain()
    setTimeout(end, options['drain-seconds'] * 1_000)
  })
}
