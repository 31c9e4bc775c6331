import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoopbackClient } from './loopback-client.ts'

let server: Server
let calls: { method: string; url: string; authorization: string; body: string }[] = []
let client: LoopbackClient
const onReported = vi.fn()

beforeEach(async () => {
  calls = []
  onReported.mockReset()
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const { method = '', url = '' } = request
    calls.push({ method, url, authorization: request.headers.authorization ?? '', body })
    setImmediate(() => response.end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  client = new LoopbackClient({ origin: `http://127.0.0.1:${port}`, siteSecret: 's', onReported })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const change = (id: string) => {
  return { _id: id, _type: 'insight', transactionId: '1', language: 'nl', slug: id, isMoved: false }
}
const notify = (count: number) =>
  client.notify(Array.from({ length: count }, (_, index) => change(String(index))))

it('reports a change at once, and those that arrive meanwhile in one more call', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => client.notify([change(id)])))
  expect(calls.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
    ['POST', '/api/revalidate', { changes: [change('a')] }],
    ['POST', '/api/revalidate', { changes: [change('b'), change('c')] }],
  ])
  expect(calls.every(({ authorization }) => authorization === 'Bearer s')).toBe(true)
  expect(onReported.mock.calls.flat(2).map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
})

it('reports every document of a release in one call, without reconciling', async () => {
  await notify(1_000)
  expect(calls.map(({ url, body }) => [url, JSON.parse(body).changes.length])).toEqual([
    ['/api/revalidate', 1_000],
  ])
})

it('reconciles once for a flood of changes', async () => {
  await notify(1_001)
  expect(calls.map(({ url }) => url)).toEqual(['/api/reconcile'])
})

it('reconciles once more if called during a run, and survives a server that does not respond', async () => {
  expect(await Promise.all([client.reconcile(), client.reconcile(), client.reconcile()])).toEqual([
    true,
    true,
    true,
  ])
  expect(calls.map(({ url }) => url)).toEqual(['/api/reconcile', '/api/reconcile'])
  server.closeAllConnections()
  server.close()
  expect(await client.reconcile()).toBe(false)
  await client.notify([change('c')])
  expect(onReported).not.toHaveBeenCalled()
})
