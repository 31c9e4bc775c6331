import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it, vi } from 'vitest'
import { createPreviewPass } from '../security/preview-pass.ts'
import { CompressionCache } from './cache/compression-cache.ts'
import { ResponseCache } from './cache/response-cache.ts'
import type { SendFile } from './files/send-file.ts'
import { Health } from './health.ts'
import { renderPage } from './html/render-page.ts'
import { type CacheableRequest, startLoopbackServer } from './loopback-server.ts'
import { maxBodyBytes } from './request-guard.ts'
import { createRequestHandler } from './request-handler.ts'

const siteSecret = 'a-secret-of-the-site'
const page = `<!doctype html><title>Page</title>${'<p>Text.</p>'.repeat(400)}`
const prerendered = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  vary: 'rsc',
}
const dynamic = { 'content-type': 'text/html', 'cache-control': 'private, no-store' }

/** Stands in for the files on disk; there are none by default. */
const sendFile = vi.fn<SendFile>()
let isWithinLimit = true
let isWithinSearchLimit = true
let isWithinSuggestionLimit = true
/** Stands in for Next.js. */
const next = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>()
beforeEach(() => {
  isWithinLimit = true
  isWithinSearchLimit = true
  isWithinSuggestionLimit = true
  sendFile.mockReset().mockResolvedValue(false)
  next.mockReset().mockImplementation((_request, response) => response.writeHead(200, prerendered).end(page))
})

async function withServer(act: (origin: string) => Promise<void>) {
  const loopback = await startLoopbackServer(async (request, response) => next(request, response))
  const transform = { renderNotFound: async () => null }
  const options = { loopback, waitMs: 50, isLakeDown: () => false, ...transform }
  const cache = new ResponseCache<CacheableRequest>({
    render: (request) => renderPage(request, options),
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
      nearestTo: (path) => (path === '/near-nowhere' ? '/a"b' : null),
    },
    uncachedLimit: { take: () => isWithinLimit },
    searchLimit: { take: () => isWithinSearchLimit },
    suggestionLimit: { take: () => isWithinSuggestionLimit },
    loopback,
    sendFile,
    ...transform,
    sharedCacheSeconds: 2,
    siteSecret,
    studioUrl: 'https://studio.example',
  })
  const server = createServer(handleRequest).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // it listens on a port
  } finally {
    server.close()
    server.closeAllConnections()
    loopback.close()
  }
}

it('renders a page once for all visitors, encodes it for each, and says how long it may be cached', () =>
  withServer(async (origin) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const reply = await fetch(`${origin}/services?utm_source=x`, {
        headers: { 'accept-encoding': encoding },
      })
      expect(await reply.text()).toBe(page)
      expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(reply.headers.get('vary')).toBe('rsc, Accept-Encoding')
      expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=2, stale-while/)
    }
    const head = await fetch(`${origin}/services`, { method: 'HEAD' })
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50)
    expect(next).toHaveBeenCalledOnce()
  }))

it('answers 304 to a visitor who has the page', () =>
  withServer(async (origin) => {
    const etag = (await fetch(origin)).headers.get('etag') ?? ''
    const same = await fetch(origin, { headers: { 'if-none-match': `"x", ${etag}` } })
    expect(same.status).toBe(304)
    expect(same.headers.has('content-security-policy')).toBe(false)
    expect((await fetch(origin, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  }))

it.each([
  ['a page of one visitor', '/retry', dynamic],
  ['a response with a cookie', '/gate', { ...prerendered, 'set-cookie': 'session=yours' }],
])('never serves %s to another', (_what, path, headers) =>
  withServer(async (origin) => {
    next.mockImplementation((request, response) =>
      response.writeHead(200, headers).end(request.headers.cookie ?? 'nobody'),
    )
    for (const cookie of ['a=1', 'a=2', 'a=3']) {
      expect(await (await fetch(origin + path, { headers: { cookie } })).text()).toBe(cookie)
    }
  }),
)

const draftCookies = `a=1; __prerender_bypass=x; preview-pass=${createPreviewPass('x', Date.now(), siteSecret)}`
it.each([
  ['a draft', '/about', { headers: { cookie: draftCookies } }],
  ['a form', '/api/forms/lead', { method: 'POST', body: 'a=1' }],
  ['the API', '/api/live?id=a', {}],
  ['a file of a route', '/icon.svg', {}],
  ['part of a file', '/guide', { headers: { range: 'bytes=0-9' } }],
])('forwards each request for %s', (_what, path, init) =>
  withServer(async (origin) => {
    for (const count of [1, 2]) {
      await (await fetch(origin + path, init)).text()
      expect(next).toHaveBeenCalledTimes(count)
    }
  }),
)

it('forwards the request as the visitor sent it, and adds who sent it', () =>
  withServer(async (origin) => {
    next.mockImplementation(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString()
      const { 'x-forwarded-for': hops, cookie, host, 'accept-encoding': encoding = 'none' } = request.headers
      response.end(
        JSON.stringify({ method: request.method, url: request.url, body, hops, cookie, host, encoding }),
      )
    })
    const headers = { cookie: 'a=1', 'x-forwarded-for': '203.0.113.9', 'accept-encoding': 'br' }
    const reply = await fetch(`${origin}/api/forms/lead?x=1`, { method: 'POST', body: 'name=A', headers })
    expect(await reply.json()).toEqual({
      method: 'POST',
      url: '/api/forms/lead?x=1',
      body: 'name=A',
      hops: '203.0.113.9, 127.0.0.1',
      cookie: 'a=1',
      host: new URL(origin).host,
      encoding: 'none',
    })
  }))

it('streams bodies that are not text', () =>
  withServer(async (origin) => {
    const bytes = Buffer.from([0, 255, 1, 254])
    next.mockImplementation((_request, response) =>
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/9' }).end(bytes),
    )
    const reply = await fetch(`${origin}/api/videos/a`)
    expect([reply.status, reply.headers.get('content-range')]).toEqual([206, 'bytes 0-3/9'])
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes)
    const head = await fetch(`${origin}/api/videos/a`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([206, ''])
  }))

it('sends files from disk before anything else, whatever is asked of them', () =>
  withServer(async (origin) => {
    sendFile.mockImplementation(async (_request, response, path) => {
      response.end(`the file ${path}`)
      return true
    })
    isWithinLimit = false
    for (const path of ['/_next/static/a.js', '/offline.js', '/_next/static/nowhere.js'])
      expect(await (await fetch(`${origin}${path}?x=1`)).text()).toBe(`the file ${path}`)
    expect((await fetch(`${origin}/contact`)).status).toBe(429)
    expect(sendFile).toHaveBeenCalledTimes(3)
    expect(next).not.toHaveBeenCalled()
  }))

const text = 'A long text. '.repeat(400)
type Reply = { status: number; range?: string; body: string }
const part: Reply = { status: 206, range: `bytes 0-999/${text.length}`, body: text.slice(0, 1_000) }
const unsatisfiable: Reply = { status: 416, range: `bytes */${text.length}`, body: '' }
const failed: Reply = { status: 412, body: '' }
const whole: Reply = { status: 200, body: text }

it.each(['br', 'gzip', 'identity'])('sends a part of a text as it is, and then the whole in %s', (encoding) =>
  withServer(async (origin) => {
    const accept = { 'accept-encoding': encoding }
    const request = (path: string, { status, range, body }: Reply, method = 'GET') => {
      next.mockImplementation((_request, sent) => {
        const headers = {
          'content-type': 'text/vtt',
          etag: '"one"',
          ...(range && { 'content-range': range }),
        }
        sent.writeHead(status, headers).end(body)
      })
      return fetch(origin + path, { method, headers: { ...accept, range: 'bytes=0-999' } })
    }
    for (const path of ['/icon.svg', '/api/videos/captions', '/api/live', '/contact/received']) {
      for (const response of [part, unsatisfiable, failed, part]) {
        for (const method of ['HEAD', 'GET']) {
          const reply = await request(path, response, method)
          expect([reply.status, reply.headers.get('content-encoding')]).toEqual([response.status, null])
          expect(reply.headers.get('content-range')).toBe(response.range ?? null)
          expect(await reply.text()).toBe(method === 'GET' ? response.body : '')
        }
      }
      const replies = await Promise.all([request(path, whole), request(path, whole)])
      for (const reply of replies) expect([reply.status, await reply.text()]).toEqual([200, text])
    }
  }),
)

it('streams an uploaded text, however long, while it arrives', () =>
  withServer(async (origin) => {
    for (const path of ['/api/files/a/long.csv', '/api/videos/a']) {
      const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
      next.mockImplementation(async (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/csv' }).write(text)
        await isRead // the end comes once the visitor has the start
        response.end('end')
      })
      const reply = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
      let received = ''
      for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        received += chunk
        read()
      }
      expect(received).toBe(`${text}end`)
    }
  }))

it('says itself that a document is not live which is not published', () =>
  withServer(async (origin) => {
    const reply = await fetch(`${origin}/api/live?id=nowhere&rev=r&path=/about`)
    expect(await reply.json()).toEqual({ live: false })
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://studio.example')
    expect(next).not.toHaveBeenCalled()
    for (const query of ['?id=a&rev=r', '?rev=r', '']) await fetch(`${origin}/api/live${query}`)
    expect(next).toHaveBeenCalledTimes(3)
  }))

it('forwards requests for router data that Next.js redirects, and keeps what it has', () =>
  withServer(async (origin) => {
    next.mockImplementation((request, response) => {
      if (request.url === '/about') return response.writeHead(307, { location: '/about?_rsc=' }).end()
      return response.writeHead(200, { ...prerendered, 'content-type': 'text/x-component' }).end('data')
    })
    const rsc = { rsc: '1' }
    const get = (path: string, headers: Record<string, string> = rsc) =>
      fetch(origin + path, { headers, redirect: 'manual' })
    expect((await get('/about')).status).toBe(307)
    expect(await (await get('/about?_rsc')).text()).toBe('data')
    for (const path of [
      '/about',
      '/about?_rsc=x',
      '/about?a=_rsc',
      '/about?a=1&_rsc=0',
      '/about?_rsc=x&_rsc=',
    ]) {
      const reply = await get(path)
      expect(reply.headers.get('cache-control') ?? '', path).not.toContain('s-maxage')
    }
    next.mockClear()
    for (const path of ['/about?_rsc', '/about?_rsc=', '/about?a=1&_rsc=']) {
      const reply = await get(path)
      expect(reply.headers.get('cache-control'), path).toContain('s-maxage')
    }
    expect(next).not.toHaveBeenCalled()
  }))

it('keeps the headers to itself that only parts of Next.js send each other', () =>
  withServer(async (origin) => {
    const names = ['x-prerender-revalidate', 'x-middleware-prefetch', 'x-matched-path', 'next-resume']
    const headers = Object.fromEntries(names.map((name) => [name, '1']))
    await fetch(`${origin}/api/live`, { headers: { ...headers, 'x-other': '1' } })
    const received = next.mock.calls[0]?.[0].headers ?? {}
    expect(Object.keys(received).filter((name) => names.includes(name))).toEqual([])
    expect(received['x-other']).toBe('1')
  }))

it('keeps the policy that a browser stored with a page that is not modified', () =>
  withServer(async (origin) => {
    next.mockImplementation((_request, response) =>
      response.writeHead(304, { etag: '"a"', 'content-security-policy': "script-src 'self'" }).end(),
    )
    const { status, headers } = await fetch(`${origin}/api/images/a`, {
      headers: { 'if-none-match': '"a"' },
    })
    expect([status, headers.get('etag'), headers.has('content-security-policy')]).toEqual([304, '"a"', false])
  }))

it('replaces the year that Next.js grants shared caches', () =>
  withServer(async (origin) => {
    const cacheControl = async () => (await fetch(`${origin}/icon.svg`)).headers.get('cache-control')
    expect(await cacheControl()).toBe('public, max-age=0, must-revalidate')
    next.mockImplementation((_request, response) => response.writeHead(200, dynamic).end(page))
    expect(await cacheControl()).toBe('private, no-store')
  }))

it('serves the public page to a visitor with an expired draft cookie', () =>
  withServer(async (origin) => {
    for (const _visit of [1, 2])
      await fetch(`${origin}/about`, { headers: { cookie: '__prerender_bypass=x' } })
    expect(next).toHaveBeenCalledOnce()
    expect(next.mock.calls[0]?.[0].headers.cookie).toBeUndefined()
  }))

it('tells a page from its data', () =>
  withServer(async (origin) => {
    next.mockImplementation((request, response) =>
      response
        .writeHead(200, { ...prerendered, 'content-type': 'text/x-component' })
        .end(`data ${request.headers.rsc ?? 'no'}`),
    )
    expect(await (await fetch(origin)).text()).toBe('data no')
    expect(await (await fetch(`${origin}/?_rsc`, { headers: { rsc: '1' } })).text()).toBe('data 1')
    expect(await (await fetch(origin)).text()).toBe('data no')
  }))

it('keeps the campaign parameters of a URL that redirects', () =>
  withServer(async (origin) => {
    next.mockImplementation((_request, response) =>
      response.writeHead(308, { ...prerendered, location: '/new#team' }).end('moved'),
    )
    for (const query of ['?utm_source=x', '?utm_source=y']) {
      const { headers } = await fetch(`${origin}/old${query}`, { redirect: 'manual' })
      expect(headers.get('location')).toBe(`/new${query}#team`)
    }
  }))

it('answers 503 for a page whose content never loaded, and forbids caching it', () =>
  withServer(async (origin) => {
    const unavailable = `<!doctype html><meta name="page-unavailable" content="yes"/><p>Back soon</p>`
    next.mockImplementation((_request, response) => response.writeHead(200, prerendered).end(unavailable))
    for (const _visitor of [1, 2]) {
      const reply = await fetch(`${origin}/insights/never-served`)
      expect(reply.status).toBe(503)
      expect(reply.headers.get('retry-after')).toBe('10')
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(await reply.text()).toContain('Back soon')
    }
    next.mockImplementation((_request, response) => response.writeHead(200, prerendered).end(page))
    expect((await fetch(`${origin}/insights/never-served`)).status).toBe(200)
  }))

it('answers 503 for such a page too if the first try to render it failed', () =>
  withServer(async (origin) => {
    next.mockImplementationOnce((_request, response) => response.writeHead(500).end('broken'))
    next.mockImplementationOnce((_request, response) =>
      response.writeHead(200, dynamic).end('<!doctype html><meta name="page-unavailable" content="yes"/>'),
    )
    const reply = await fetch(`${origin}/insights/never-served`)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10'])
  }))

it("passes on Next.js's own error page with status 503 if a page can't be rendered", () =>
  withServer(async (origin) => {
    next.mockImplementation((_request, response) => response.writeHead(500).end('broken'))
    const reply = await fetch(origin)
    expect([reply.status, reply.headers.get('retry-after'), await reply.text()]).toEqual([
      503,
      '10',
      'broken',
    ])
    expect((await fetch(`${origin}/api/live`)).status).toBe(500)
  }))

it('answers 503 if Next.js hangs up, and keeps running', () =>
  withServer(async (origin) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    next.mockImplementation((request) => request.destroy())
    expect((await fetch(`${origin}/api/live`)).status).toBe(503)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    next.mockImplementation((_request, response) => response.end('ok'))
    expect((await fetch(`${origin}/api/live`)).status).toBe(200)
  }))

it('stops rendering for a visitor who has left', () =>
  withServer(async (origin) => {
    const closed = Promise.withResolvers<void>()
    const leave = new AbortController()
    next.mockImplementation((_request, response) => {
      response.once('close', closed.resolve)
      leave.abort()
    })
    await expect(fetch(`${origin}/api/live`, { signal: leave.signal })).rejects.toThrow()
    await closed.promise
  }))

it('rejects a body that is longer than announced, without reading it to the end, and keeps running', () =>
  withServer(async (origin) => {
    let received = 0
    next.mockImplementation((request) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length
      })
    })
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)) })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', duplex: 'half', body }
    const status = await fetch(`${origin}/api/forms/lead`, init).then(
      (reply) => reply.status,
      () => 'reset',
    )
    expect([413, 'reset']).toContain(status)
    expect(received).toBeLessThanOrEqual(maxBodyBytes)
    next.mockImplementation((_request, response) => response.end('ok'))
    expect((await fetch(`${origin}/api/live`)).status).toBe(200)
  }))

it('rejects a long query before Next.js sees it', () =>
  withServer(async (origin) => {
    const reply = await fetch(`${origin}/?${'a&'.repeat(200)}`)
    expect(reply.status).toBe(414)
    expect(await reply.text()).toBe('URL too long')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(next).not.toHaveBeenCalled()
  }))

it('suggests the nearest path on the page for paths that lead nowhere, as long as that is cheap', () =>
  withServer(async (origin) => {
    const suggestion = (attributes: string, path: string) =>
      `<p${attributes} class="a">Did you mean <a href="${path || '/'}" class="b">${path || '/'}</a>?</p>`
    const hidden = suggestion(' hidden="" data-nearest="true"', '')
    next.mockImplementation((_request, response) => response.writeHead(200, prerendered).end(page + hidden))
    const read = async (path: string) => (await fetch(origin + path)).text()
    expect(await read('/near-nowhere')).toBe(page + suggestion('', '/a&#34;b'))
    expect(await read('/nowhere')).toBe(page + hidden)
    isWithinSuggestionLimit = false
    expect(await read('/near-nowhere')).toBe(page + hidden)
    expect(next).toHaveBeenCalledOnce()
  }))

it('serves the page for paths that lead nowhere without asking Next.js for each', () =>
  withServer(async (origin) => {
    for (const path of ['/nowhere/a', '/nowhere/b?c=1', '/nowhere.html']) {
      const reply = await fetch(origin + path, { headers: { 'if-none-match': '*' } })
      expect([reply.status, await reply.text()]).toEqual([404, page])
      expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
    expect(next).toHaveBeenCalledOnce()
    for (const path of ['/api/images/nowhere', '/nowhere.png', '/_next/nowhere.js'])
      expect(await (await fetch(origin + path)).text()).toBe('Not found.')
    expect(next).toHaveBeenCalledOnce()
  }))

it('limits what is not cached, and serves what is', () =>
  withServer(async (origin) => {
    await fetch(`${origin}/contact`)
    isWithinLimit = false
    expect((await fetch(`${origin}/contact`)).status).toBe(200)
    const limited = await fetch(`${origin}/api/live`)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await fetch(`${origin}/icon.svg`)).status).toBe(200)
    expect((await fetch(`${origin}/api/forms/lead`, { method: 'POST', body: 'a=1' })).status).toBe(200)
  }))

it('redirects every other spelling of a path, so that a page has one cache key', () =>
  withServer(async (origin) => {
    const { host } = new URL(origin)
    const location = (path: string) =>
      new Promise((resolve, reject) => {
        const [hostname, port] = host.split(':')
        request({ hostname, port, path }, ({ statusCode, headers }) =>
          resolve([statusCode, headers.location]),
        )
          .on('error', reject)
          .end()
      })
    expect(await location('/%63ontact?a=%41')).toEqual([308, '/contact?a=%41'])
    expect(await location('/x/../contact')).toEqual([308, '/contact'])
    expect(await location('/Services?a=A')).toEqual([308, '/services?a=A'])
    expect(await location('/en-UK/contact?a=1')).toEqual([308, '/contact?a=1'])
    expect(await location('/en-uk')).toEqual([308, '/'])
    expect(await location('/en-UK//evil.example')).toEqual([308, '/evil.example'])
    expect(await location('//evil.example')).toEqual([308, '/evil.example'])
    expect(await location(`${origin}/contact`)).toEqual([200, undefined])
    expect(next).toHaveBeenCalledOnce()
  }))

it('tells a load balancer that it is up, and when it is ending', () => {
  const health = new Health()
  const status = (url: string) => {
    const writeHead = vi.fn()
    const hasResponded = Reflect.apply(health.respond, health, [{ url }, { writeHead, end: vi.fn() }])
    return hasResponded && Reflect.get(writeHead.mock.calls[0] ?? [], 0)
  }
  expect([status('/api/health'), status('/api/ready'), status('/')]).toEqual([200, 200, false])
  health.drain()
  expect([status('/api/health'), status('/api/ready')]).toEqual([200, 503])
})

it('forwards each search with its query, uncached, and limits how many a network may send', () =>
  withServer(async (origin) => {
    next.mockImplementation((request, response) => response.writeHead(200, prerendered).end(request.url))
    const search = (query: string) => fetch(`${origin}/fr/recherche?q=${query}&utm_source=x`)
    expect(await (await search('un')).text()).toBe('/fr/recherche?q=un')
    expect(await (await search('deux')).text()).toBe('/fr/recherche?q=deux')
    isWithinSearchLimit = false
    expect((await search('un')).status).toBe(429)
    expect((await fetch(`${origin}/services`)).status).toBe(200)
  }))
