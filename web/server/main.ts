/** Serves the built site: `node server/main.ts -H <host> -p <port>`, in place of `next start`. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { startMetrics } from '../metrics/metrics-server.ts'
import { buildHeaders } from '../next-internals/build-headers.ts'
import { followStored, onStaleTags } from '../next-internals/cache-channel.ts'
import { followContentStream, onReported } from '../next-internals/content-stream-channel.ts'
import { followLakeState, onLakeDown } from '../next-internals/lake-channel.ts'
import { provideSearch } from '../next-internals/search-channel.ts'
import { ContentSync } from '../search/host/content-sync.ts'
import { loadEntries } from '../search/host/load-entries.ts'
import { SearchHost } from '../search/host/search-host.ts'
import type { SearchRequest } from '../search/search-types.ts'
import { expiryWarning } from '../security/security-txt.ts'
import { CompressionCache } from './cache/compression-cache.ts'
import { compressedShare, ResponseCache } from './cache/response-cache.ts'
import { readServerEnv, setOwnOrigin } from './env.ts'
import { compressedFolder } from './files/compress-build.ts'
import { createFileSender } from './files/send-file.ts'
import { RateLimit } from './guard/rate-limit.ts'
import { ReportedWebhooks } from './guard/reported-webhooks.ts'
import { Health } from './health.ts'
import { renderNotFoundPage } from './html/not-found.ts'
import { renderPage } from './html/render-page.ts'
import { type CacheableRequest, startLoopbackServer } from './loopback-server.ts'
import { readOptions } from './options.ts'
import { RedirectHits, storeHits } from './redirect-hits.ts'
import { RenderFailures } from './render-failures.ts'
import { createRequestHandler } from './request-handler.ts'
import { builtInPaths } from './urls/built-in-paths.ts'
import { KnownUrls, loadKnownUrls } from './urls/known-urls.ts'

/** In milliseconds: request headers, a whole request, and how long a proxy may keep an idle connection. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
}
// Node.js warns of the first look at it, which a library of the Sanity client takes: no server has a browser's storage.
Reflect.deleteProperty(globalThis, 'localStorage')
const options = readOptions()
const { hostname, port } = options
const web = join(import.meta.dirname, '..')
const app = next({ dev: false, dir: web, hostname, port })
const loopback = await startLoopbackServer(app.getRequestHandler())
setOwnOrigin(loopback.origin)
const contentStream = followContentStream()
const reportedWebhooks = new ReportedWebhooks(() => contentStream.isConnected)
onReported((changes) => reportedWebhooks.add(changes))
await app.prepare()

const env = readServerEnv()
const { siteSecret, studioUrl } = env
const buildFolder = join(web, env.buildFolder)
if (!existsSync(join(buildFolder, compressedFolder)))
  console.warn('The files of the build are not compressed. Build the site with `npm run build -w web`.')
const cacheBytes = options['cache-megabytes'] * 1024 * 1024
const transform = {
  renderNotFound: (url: string) => renderNotFoundPage(loopback, url),
}
const waitMs = options['wait-ms']
const isLakeDown = followLakeState()
const nextStored = followStored()
const failures = new RenderFailures(() =>
  fetch(`${loopback.origin}/api/reconcile?suspicious=1`, {
    headers: { authorization: `Bearer ${siteSecret}` },
  }),
)
const cache = new ResponseCache<CacheableRequest>({
  render: async (request, before) => {
    const response = await renderPage(request, {
      loopback,
      waitMs,
      before,
      nextStored,
      isLakeDown,
      ...transform,
    })
    if (response.status === 500) failures.add()
    return response
  },
  waitMs,
  maxBytes: cacheBytes,
  isLakeDown,
  onServed: (ms) => metrics?.countServed(ms),
})
const compression = new CompressionCache({ maxBytes: cacheBytes * compressedShare })
const metrics = startMetrics(env.metrics, { cache, compression, contentStream, isLakeDown })
onLakeDown(() => metrics?.countOpenedCircuit())
const knownUrls = new KnownUrls({
  load: () => loadKnownUrls(loopback.origin, siteSecret),
  isBuiltIn: builtInPaths(buildFolder),
})
/** Requests that aren't cached, per second and network. A visitor's first page needs a few dozen at once. */
const uncachedLimit = new RateLimit({ perSecond: 100, burst: 300 })
/** Searches, per second and network: while somebody types, each pause is one. */
const searchLimit = new RateLimit({ perSecond: 10, burst: 30 })
/** Suggestions on the page for paths that don't exist, per second, for all networks together. */
const suggestionLimit = new RateLimit({ perSecond: 5, burst: 20 })
const redirectHits = new RedirectHits((hits) => storeHits(hits, { ...env.backend, siteSecret }))
/** How often the visits to redirects are stored, in milliseconds. */
const storeHitsMs = 60_000
setInterval(() => redirectHits.flush(), storeHitsMs).unref()
const handleRequest = createRequestHandler({
  cache,
  knownUrls,
  uncachedLimit,
  searchLimit,
  suggestionLimit,
  redirectHits,
  reportedWebhooks,
  sendFile: createFileSender({ web, buildFolder, headersOf: buildHeaders(buildFolder) }),
  compression,
  loopback,
  ...transform,
  sharedCacheSeconds: options['shared-cache-seconds'],
  siteSecret,
  studioUrl,
})

const searchHost = new SearchHost({
  // Instances on one machine may have the same build.
  folder: join(buildFolder, 'cache/search', String(port)),
  onRestart: () => searched.compare(),
})
const searched = new ContentSync({
  host: searchHost,
  load: (asked) => loadEntries(loopback.origin, siteSecret, asked),
})
provideSearch((request: SearchRequest) => searchHost.call('search', request))

/**
 * How long after the last of a series of publishes pages are refreshed that nobody requested meanwhile, in milliseconds.
 * The search index, and pages that visitors wait for, come first.
 */
const quietMs = 1_000
let refresh: NodeJS.Timeout | undefined
onStaleTags((tags) => {
  cache.markStale(tags)
  knownUrls.markStale()
  searched.follow(tags)
  clearTimeout(refresh)
  refresh = setTimeout(() => cache.refreshPopular(), quietMs)
})

const health = new Health()
const server = createServer(limits, (request, response) => {
  if (health.respond(request, response)) return
  metrics?.countRequest(request, response)
  handleRequest(request, response)
})
// Next.js's handler of uncaught errors would keep a process alive that serves nobody.
server.once('error', (error) => {
  console.error(`The site can't listen on ${hostname}:${port}.`, error)
  process.exit(1)
})
server.listen(port, hostname, () => {
  console.info(`The site listens on ${hostname}:${port}.`)
  searched.start()
})

/** The operator must hear in time that security.txt expires. */
function warnOfExpiry(): void {
  const warning = expiryWarning(new Date())
  if (warning) console.warn(warning)
}
warnOfExpiry()
setInterval(warnOfExpiry, 86_400_000).unref()

/** Finishes running responses; a connection that hangs doesn't keep the process alive. */
function end(): void {
  void redirectHits.flush()
  server.close(() => redirectHits.flush().then(() => process.exit(0)))
  // Those whose response began before they were told to end.
  setInterval(() => server.closeIdleConnections(), 100)
  setTimeout(() => process.exit(0), maxResponseMs).unref()
}

const maxResponseMs = 3_000
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    health.drain()
    setTimeout(end, options['drain-seconds'] * 1_000)
  })
}
