import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { addBaseHeaders } from './base-headers.ts'

async function headersOf(path: string, answer: (response: ServerResponse) => void): Promise<Headers> {
  const server = createServer((request, response) => {
    addBaseHeaders(request, response)
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).headers
  } finally {
    server.close()
  }
}

it.each([
  ['at once', (response: ServerResponse) => response.end('x')],
  [
    'with a head',
    (response: ServerResponse) => response.writeHead(404, { 'content-type': 'text/plain' }).end(),
  ],
  ['bit by bit', (response: ServerResponse) => response.write('x') && response.end()],
])('gives an answer %s what it lacks', async (_how, answer) => {
  const headers = await headersOf('/api/nothing', answer)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toMatch(/max-age/)
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

it('leaves alone what an answer says by itself', async () => {
  const headers = await headersOf('/', (response) =>
    response
      .writeHead(200, { 'Content-Security-Policy': "default-src 'self'", 'Referrer-Policy': 'no-referrer' })
      .end(),
  )
  expect(headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

it.each(['/api/pictures/a?w=1', '/downloads/a.pdf', '/robots.txt'])(
  'lets other pages have %s',
  async (path) => {
    const headers = await headersOf(path, (response) => response.end('x'))
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  },
)

it.each([304, 307])(
  'gives no policy to %i: the browser has one, or gets one where it is led',
  async (status) => {
    const headers = await headersOf('/api/draft-mode/enable', (response) =>
      response.writeHead(status, { location: '/contact' }).end(),
    )
    expect(headers.has('content-security-policy')).toBe(false)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)
