import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from 'next-sanity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitedRequests } from './limited-requests.ts'

let server: Server
let apiHost = ''
let isOpen = false

/** Responds as the path's dataset says. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const kind = url.pathname.split('/').at(-1)
    if (kind === 'broken') return response.writeHead(400).end('{}')
    if (kind === 'good') {
      const { authorization } = request.headers
      const result = {
        authorization,
        secret: url.searchParams.get('$secret'),
        tag: url.searchParams.get('tag'),
      }
      return response.end(JSON.stringify({ result }))
    }
    isOpen = true
    response.once('close', () => {
      isOpen = false
    })
    response.write('{"result":"')
    const chunk = 'x'.repeat(kind === 'endless' ? 10_000 : 1)
    while (!response.destroyed) {
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')])
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const query = (dataset: string, timeoutMs: number) =>
  createClient({
    projectId: 'p',
    dataset,
    apiHost,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    token: 'read',
    useCdn: false,
    _requestHandler: limitedRequests({ timeoutMs, maxBytes: 100_000 }),
    // As the check of a preview's secret uses it.
  })
    .withConfig({ perspective: 'raw' })
    .fetch('*[secret == $secret]', { secret: 's' }, { tag: 'preview' })

it('sends what the client would send', async () => {
  expect(await query('good', 60_000)).toEqual({ authorization: 'Bearer read', secret: '"s"', tag: 'preview' })
  await expect(query('broken', 60_000)).rejects.toMatchObject({ statusCode: 400 })
})

it.each([
  ['is too long', 'endless', 60_000],
  ['goes on too slowly', 'slow', 300],
])('fails and disconnects from a response that %s', async (_what, dataset, timeoutMs) => {
  await expect(query(dataset, timeoutMs)).rejects.toThrow(/more than 100000 bytes|timeout/)
  await expect.poll(() => isOpen).toBe(false)
})
