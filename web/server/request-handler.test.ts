import { expect, it } from 'vitest'
import { createPreviewPass } from '../security/preview-pass.ts'
import {
  dynamic,
  isWithin,
  next,
  page,
  prerendered,
  sendFile,
  siteSecret,
  withServer,
} from './test-server.ts'

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
    isWithin.uncachedLimit = false
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

it('answers a webhook itself whose change the event stream has reported', () =>
  withServer(async (origin) => {
    const post = async (id: string) => {
      const headers = { 'sanity-document-id': id }
      return (await fetch(`${origin}/api/revalidate`, { method: 'POST', headers, body: '{}' })).text()
    }
    expect(await post('reported')).toBe('{"revalidated":[],"repeated":true}')
    expect(next).not.toHaveBeenCalled()
    await post('other')
    expect(next).toHaveBeenCalledOnce()
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

it('keeps the campaign parameters of a URL that redirects, except those that the new URL has', () =>
  withServer(async (origin) => {
    next.mockImplementation(({ url }, response) =>
      response
        .writeHead(308, { ...prerendered, location: url === '/old' ? '/new#team' : '/new?a=1#team' })
        .end('moved'),
    )
    const location = async (path: string) =>
      (await fetch(origin + path, { redirect: 'manual' })).headers.get('location')
    for (const query of ['?utm_source=x', '?utm_source=y?&gclid=1'])
      expect(await location(`/old${query}`)).toBe(`/new${query}#team`)
    expect(await location('/older?a=2&utm_source=x&%61=3')).toBe('/new?a=1&utm_source=x#team')
    expect(await location('/older?a=2')).toBe('/new?a=1#team')
  }))
