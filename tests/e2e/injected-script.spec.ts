import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CompressionCache } from '../../web/server/cache/compression-cache.ts'
import { ResponseCache } from '../../web/server/cache/response-cache.ts'
import { renderPage } from '../../web/server/html/render-page.ts'
import { type CacheableRequest, startLoopbackServer } from '../../web/server/loopback-server.ts'
import { createRequestHandler } from '../../web/server/request-handler.ts'
import { expect, test } from '../support/fixtures.ts'

const known = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const injected =
  '<p>Some content <script>window.injected = true</script><img src="x" onerror="window.injected = true"></p>'
const headers = {
  'content-type': 'text/html',
  'cache-control': 's-maxage=60',
  'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'",
}

/** The site's server in front of a page whose content contains a script, as if content were not escaped. */
async function serveInjectedPage() {
  const loopback = await startLoopbackServer(async (_request, response) => {
    response.writeHead(200, headers).end(`<!doctype html><title>Page</title>${known}${injected}`)
  })
  const transform = { renderNotFound: async () => null, sendFile: async () => false }
  const cache = new ResponseCache<CacheableRequest>({
    render: (request) => renderPage(request, { loopback, waitMs: 0, isLakeDown: () => false, ...transform }),
    waitMs: 0,
    maxBytes: 1_000_000,
  })
  const compression = new CompressionCache({ maxBytes: 1_000_000 })
  const options = {
    cache,
    compression,
    loopback,
    ...transform,
    knownUrls: {
      leadsNowhere: async () => false,
      spellingOf: () => null,
      oldPathOver: () => null,
      redirectFrom: async () => null,
      nearestTo: () => null,
    },
    uncachedLimit: { take: () => true },
    searchLimit: { take: () => true },
    suggestionLimit: { take: () => true },
    redirectHits: { add: () => {} },
    reportedWebhooks: { has: async () => false },
    sharedCacheSeconds: 1,
    siteSecret: 'a-secret-of-the-site',
    studioUrl: 'https://studio.example',
  }
  const server = createServer(createRequestHandler(options)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
      loopback.close()
    },
  }
}

test.use({ expectedErrors: /Content Security Policy|404/ })

test('a script injected into server-rendered content does not run', async ({ page }) => {
  const { url, stop } = await serveInjectedPage()
  const blocked = page.waitForEvent('console', (message) =>
    /inline script.*Content Security Policy/.test(message.text()),
  )
  await page.goto(url)
  await blocked
  // The framework's script ran, so the page could run scripts.
  expect(await page.evaluate('self.__next_f')).toEqual([[0]])
  expect(await page.evaluate('window.injected')).toBeUndefined()
  stop()
})
