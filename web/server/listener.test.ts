import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createListener } from './listener.ts'

const page = `<!doctype html><title>Page</title><script>self.x = 1</script>${'<p>Words.</p>'.repeat(400)}`

/** What a visitor gets from the listener over `handle`. */
async function visit(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  init?: RequestInit,
  path = '/',
) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    server.on(
      'request',
      createListener(async (request, response) => handle(request, response), { origin, isPublic: true }),
    )
    const reply = await fetch(origin + path, init)
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  } finally {
    server.close()
  }
}

it('sends the answer as it was ended, whatever happens to its response afterwards', async () => {
  const { status, headers, text } = await visit((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
    response.statusCode = 500
    response.setHeader('location', '/elsewhere')
    response.removeHeader('content-type')
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.has('location')).toBe(false)
  expect(text).toBe(page)
})

it('lets nobody who makes a page behind an answer read the status of that answer', async () => {
  const seen: number[] = []
  const { status } = await visit((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    seen.push(response.statusCode)
    response.statusCode = 307 // of the page that is being made
    response.once('finish', () => seen.push(response.statusCode))
  })
  expect(status).toBe(404)
  expect(seen).toEqual([200, 307])
})

it('compresses pages, names their inline scripts, and says what the answer depends on', async () => {
  const { headers, text } = await visit(
    (_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': "script-src 'self' 'unsafe-inline'",
        vary: 'rsc',
      })
      response.write(page.slice(0, 100))
      response.end(page.slice(100))
    },
    { headers: { 'accept-encoding': 'br' } },
  )
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  expect(headers.get('vary')).toBe('rsc, Accept-Encoding')
  expect(text).toBe(page)
})

it('lets other answers pass as they come', async () => {
  const bytes = Buffer.from([0, 255, 1, 254])
  const { headers, text } = await visit((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/octet-stream' }).end(bytes)
  })
  expect(headers.has('vary')).toBe(false)
  expect(text).toBe(bytes.toString('utf8'))
})

it('answers HEAD with the headers of GET and no body', async () => {
  const { status, headers, text } = await visit(
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    { method: 'HEAD', headers: { 'accept-encoding': 'identity' } },
  )
  expect(status).toBe(200)
  expect(Number(headers.get('content-length'))).toBe(page.length)
  expect(text).toBe('')
})

it('sends the whole page for what is not found, in the language of the address, where Next.js sends an empty one', async () => {
  const { status, text } = await visit(
    (request, response) => {
      const isNotFoundPage = request.url === '/fr/not-found'
      response.writeHead(isNotFoundPage ? 200 : 404, { 'content-type': 'text/html' })
      response.end(isNotFoundPage ? page : '<!DOCTYPE html><html id="__next_error__"><body></body></html>')
    },
    {},
    '/fr/nowhere?x=1',
  )
  expect(status).toBe(404)
  expect(text).toBe(page)
})

it('tells programs in a word that there is nothing', async () => {
  const handle = (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(404, { 'content-type': 'text/html', etag: '"a"' }).end(page)
  for (const path of ['/api/nothing', '/_next/nothing.js']) {
    const { status, headers, text } = await visit(handle, {}, path)
    expect([status, text]).toEqual([404, 'There is nothing here.'])
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
  }
})

it('leaves the policy that the browser keeps alone when nothing was modified', async () => {
  const { status, headers } = await visit((_request, response) => {
    response
      .writeHead(304, { 'content-security-policy': "script-src 'self' 'unsafe-inline'", etag: '"a"' })
      .end()
  })
  expect(status).toBe(304)
  expect(headers.has('content-security-policy')).toBe(false)
  expect(headers.get('etag')).toBe('"a"')
})

it('says whom a request comes from, behind what the visitor says', async () => {
  const { text } = await visit(
    (request, response) => response.end(String(request.headers['x-forwarded-for'])),
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
  )
  expect(text).toBe('203.0.113.9, 127.0.0.1')
})

it('joins the scripts that repeat the page for React, whatever stands in them', async () => {
  const parts = ['1:["a", "\\u003c/script>"]\\n', '2:[]\\n', '0:{"P":"\\"])"}']
  const scripts = parts.map((part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`)
  const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const { text, headers } = await visit((_request, response) => {
    const policy = "script-src 'self' 'unsafe-inline'"
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    response.end(`<!doctype html>${first}${scripts.join('')}`)
  })
  const bodies = [...text.matchAll(/<script>(.*?)<\/script>/g)].map(([, body]) => body)
  expect(bodies).toHaveLength(2)
  expect(headers.get('content-security-policy')?.match(/sha256/g)).toHaveLength(2)
  const received: [number, string?][] = []
  const self = { __next_f: received }
  for (const body of bodies) new Function('self', body ?? '')(self)
  expect(received).toEqual([[0], [1, parts.join('')]])
})

it('takes the year that Next.js gives shared caches out of what visitors get', async () => {
  const answer = (cacheControl: string) =>
    visit((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': cacheControl }).end('robots')
    })
  expect((await answer('s-maxage=31536000')).headers.get('cache-control')).toBe(
    'public, max-age=0, must-revalidate',
  )
  expect((await answer('no-store')).headers.get('cache-control')).toBe('no-store')
})
