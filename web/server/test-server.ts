import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { CompressionCache } from './cache/compression-cache.ts'
import { ResponseCache } from './cache/response-cache.ts'
import type { SendFile } from './files/send-file.ts'
import { renderPage } from './html/render-page.ts'
import { type CacheableRequest, startLoopbackServer } from './loopback-server.ts'
import { createRequestHandler } from './request-handler.ts'

export const siteSecret = 'a-secret-of-the-site'
export const page = `<!doctype html><title>Page</title>${'<p>Text.</p>'.repeat(400)}`
export const prerendered = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  vary: 'rsc',
}
export const dynamic = { 'content-type': 'text/html', 'cache-control': 'private, no-store' }

/** Stands in for the files on disk; there are none by default. */
export const sendFile = vi.fn<SendFile>()
/** Whether a network may send more of these. */
export const isWithin = { uncachedLimit: true, searchLimit: true, suggestionLimit: true }
/** Stand in for redirects from what leads nowhere. */
const oldPaths = [
  { from: '/nowhere/old/*', isGone: false, written: '/nowhere/old/*', spelling: '/nowhere/old' },
  { from: '/nowhere/gone/*', isGone: true, written: '/nowhere/gone/*', spelling: '/nowhere/gone' },
]
/** Counts a visit to a redirect. */
export const addHit = vi.fn<(path: string) => void>()
/** Stands in for Next.js; every page is `page` by default. */
export const next = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>()

type Parts = { server: Server; cache: ResponseCache<CacheableRequest>; compression: CompressionCache }

/** Runs the site's request handler in front of `next` while `act` sends it requests. */
export async function withServer(act: (origin: string, parts: Parts) => Promise<void>) {
  Object.assign(isWithin, { uncachedLimit: true, searchLimit: true, suggestionLimit: true })
  addHit.mockReset()
  sendFile.mockReset().mockResolvedValue(false)
  next.mockReset().mockImplementation((_request, response) => response.writeHead(200, prerendered).end(page))
  const loopback = await startLoopbackServer(async (request, response) => next(request, response))
  const transform = { renderNotFound: async () => null }
  const options = { loopback, waitMs: 50, isLakeDown: () => false, ...transform }
  const cache = new ResponseCache<CacheableRequest>({
    render: (request, before) => renderPage(request, { ...options, before }),
    waitMs: 50,
    maxBytes: 1_000_000,
  })
  const compression = new CompressionCache({ maxBytes: 1_000_000 })
  const handleRequest = createRequestHandler({
    cache,
    compression,
    knownUrls: {
      leadsNowhere: async (path) => /nowhere|[A-Z]/.test(path),
      spellingOf: (path) => (path === '/Services' ? '/services' : null),
      oldPathOver: (path) => oldPaths.find(({ from }) => path.startsWith(from.replace('*', ''))) ?? null,
      redirectFrom: async (path) => (path === '/moved' ? '/moved as written' : null),
      nearestTo: (path) => (path === '/near-nowhere' ? '/a"b' : null),
    },
    uncachedLimit: { take: () => isWithin.uncachedLimit },
    searchLimit: { take: () => isWithin.searchLimit },
    suggestionLimit: { take: () => isWithin.suggestionLimit },
    loopback,
    sendFile,
    redirectHits: { add: addHit },
    reportedWebhooks: { has: async ({ headers }) => headers['sanity-document-id'] === 'reported' },
    ...transform,
    sharedCacheSeconds: 2,
    siteSecret,
    studioUrl: 'https://studio.example',
  })
  const server = createServer(handleRequest).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo // it listens on a port
    await act(`http://127.0.0.1:${port}`, { server, cache, compression })
  } finally {
    server.close()
    server.closeAllConnections()
    loopback.close()
  }
}
