import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it, vi } from 'vitest'
import { createPreviewPass } from '../security/preview-pass.ts'
import { CompressedAnswers } from './compressed-answers.ts'
import { maxBodyBytes } from './gate.ts'
import { Health } from './health.ts'
import { HeldAnswers } from './held-answers.ts'
import { startInnerServer } from './inner-server.ts'
import { createPublicListener } from './public-listener.ts'

const siteSecret = 'a-secret-of-the-site'
const page = `<!doctype html><title>Page</title>${'<p>Words.</p>'.repeat(400)}`
const forAll = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  vary: 'rsc',
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Next.js, in short: what it is asked for by the server itself, and what a visitor asks of it. */
const inner = vi.fn<Handler>()
const itself = vi.fn<Handler>()
beforeEach(() => {
  inner.mockReset().mockImplementation((_request, response) => response.writeHead(200, forAll).end(page))
  itself
    .mockReset()
    .mockImplementation((_request, response) => response.writeHead(200, { vary: 'x' }).end('itself'))
})

async function withServer(act: (origin: string) => Promise<void>) {
  const { make, close } = await startInnerServer(() => inner)
  const held = new HeldAnswers({ make, waitMs: 50, maxBytes: 1_000_000 })
  const listener = createPublicListener({
    held,
    compressed: new CompressedAnswers({ maxBytes: 1_000_000 }),
    answerItself: itself,
    sharedCacheSeconds: 2,
    siteSecret,
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // it listens on a port
  } finally {
    server.close()
    server.closeAllConnections()
    close()
  }
}

it('gives a page that was made once to everybody, whole, in their encoding, and says how long it may be kept', () =>
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
    expect(inner).toHaveBeenCalledOnce()
    expect(itself).not.toHaveBeenCalled()
  }))

it('says that nothing changed to whom has the page', () =>
  withServer(async (origin) => {
    const etag = (await fetch(origin)).headers.get('etag') ?? ''
    const same = await fetch(origin, { headers: { 'if-none-match': `"x", ${etag}` } })
    expect(same.status).toBe(304)
    expect(await same.text()).toBe('')
    expect((await fetch(origin, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  }))

it('makes what it holds without cookies, names or networks', () =>
  withServer(async (origin) => {
    const headers = {
      cookie: 'session=mine',
      'user-agent': 'me',
      'accept-language': 'nl',
      'x-forwarded-for': '203.0.113.9',
    }
    await fetch(`${origin}/about`, { headers })
    expect(Object.keys(inner.mock.calls[0]?.[0].headers ?? {}).sort()).toEqual(['connection', 'host'])
  }))

it.each([
  [
    'a page made for one visitor',
    '/retry',
    {},
    { 'content-type': 'text/html', 'cache-control': 'private, no-store' },
  ],
  ['an answer with a cookie', '/gate', {}, { ...forAll, 'set-cookie': 'session=yours' }],
])('never gives %s to another', (_what, path, headers, answered) =>
  withServer(async (origin) => {
    inner.mockImplementation((_request, response) => response.writeHead(200, answered).end('somebody'))
    for (let visitor = 0; visitor < 3; visitor++) {
      const reply = await fetch(origin + path, { headers })
      expect(await reply.text()).toBe('itself')
      expect(reply.headers.get('set-cookie')).toBeNull()
    }
    expect(itself).toHaveBeenCalledTimes(3)
  }),
)

it.each([
  [
    'a draft',
    '/about',
    {
      headers: {
        cookie: `a=1; __prerender_bypass=x; preview-pass=${createPreviewPass('x', Date.now(), siteSecret)}`,
      },
    },
  ],
  ['a form', '/about', { method: 'POST', body: 'a=1' }],
  ['the API', '/api/live?id=a', {}],
  ['a file', '/_next/static/a.js', {}],
  ['a part of a file', '/guide', { headers: { range: 'bytes=0-9' } }],
])('has %s answered by itself', (_what, path, init) =>
  withServer(async (origin) => {
    expect(await (await fetch(origin + path, init)).text()).toBe('itself')
    expect(inner).not.toHaveBeenCalled()
  }),
)

it('gives what everybody gets to whoever has no more than the cookie of an old preview', () =>
  withServer(async (origin) => {
    const reply = await fetch(`${origin}/about`, { headers: { cookie: '__prerender_bypass=x' } })
    expect(await reply.text()).toBe(page)
    expect(itself).not.toHaveBeenCalled()
  }))

it('tells a page from its data', () =>
  withServer(async (origin) => {
    inner.mockImplementation((request, response) =>
      response
        .writeHead(200, { ...forAll, 'content-type': 'text/x-component' })
        .end(`data ${request.headers.rsc ?? 'no'}`),
    )
    expect(await (await fetch(origin)).text()).toBe('data no')
    expect(await (await fetch(`${origin}/?_rsc=1`, { headers: { rsc: '1' } })).text()).toBe('data 1')
    expect(await (await fetch(origin)).text()).toBe('data no')
  }))

it('keeps the campaign of an address that has moved', () =>
  withServer(async (origin) => {
    inner.mockImplementation((_request, response) =>
      response.writeHead(308, { ...forAll, location: '/new#team' }).end('moved'),
    )
    for (const query of ['?utm_source=x', '?utm_source=y']) {
      const { headers } = await fetch(`${origin}/old${query}`, { redirect: 'manual' })
      expect(headers.get('location')).toBe(`/new${query}#team`)
    }
  }))

it('tells machines to come back where a page never loaded, and nobody to keep that', () =>
  withServer(async (origin) => {
    const unavailable = `<!doctype html><meta name="page-unavailable" content="yes"/><p>Back in a moment</p>`
    inner.mockImplementation((_request, response) => response.writeHead(200, forAll).end(unavailable))
    for (const _visitor of [1, 2]) {
      const reply = await fetch(`${origin}/insights/never-served`)
      expect(reply.status).toBe(503)
      expect(reply.headers.get('retry-after')).toBe('10')
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(await reply.text()).toContain('Back in a moment')
    }
    inner.mockImplementation((_request, response) => response.writeHead(200, forAll).end(page))
    expect((await fetch(`${origin}/insights/never-served`)).status).toBe(200)
  }))

it('has Next.js say what is wrong where a page cannot be made', () =>
  withServer(async (origin) => {
    inner.mockImplementation((_request, response) => response.writeHead(500).end('broken'))
    expect(await (await fetch(origin)).text()).toBe('itself')
  }))

it('refuses a body that is larger than it says, without reading it whole, and lives on', () =>
  withServer(async (origin) => {
    let received = 0
    itself.mockImplementation((request) => {
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
    expect((await fetch(origin)).status).toBe(200)
  }))

it('does not let a long query come to the page', () =>
  withServer(async (origin) => {
    const reply = await fetch(`${origin}/?${'a&'.repeat(200)}`)
    expect(reply.status).toBe(414)
    expect(await reply.text()).toBe('This address is too long.')
    expect(inner).not.toHaveBeenCalled()
  }))

it('tells a balancer that it lives, and that it ends', () => {
  const health = new Health()
  const ask = (url: string) => {
    const end = vi.fn()
    const writeHead = vi.fn(() => ({ end }))
    const isAnswered = Reflect.apply(health.answer, health, [{ url }, { writeHead }])
    return isAnswered && Reflect.get(writeHead.mock.calls[0] ?? [], 0)
  }
  expect([ask('/api/health'), ask('/api/ready'), ask('/')]).toEqual([200, 200, false])
  health.drain()
  expect([ask('/api/health'), ask('/api/ready')]).toEqual([200, 503])
})
