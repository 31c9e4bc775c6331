import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OwnServer } from './own-server.ts'
import { verifySignature } from './webhook-signature.ts'

const webhookSecret = 'a secret of the webhook'
let server: Server
let asked: { url: string; authorization: string | undefined; body: string; signature: string }[] = []
let own: OwnServer

beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const { authorization, 'sanity-webhook-signature': signature } = request.headers
    asked.push({ url: request.url ?? '', authorization, body, signature: String(signature) })
    setTimeout(() => response.end('{}'), 5)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  own = new OwnServer({ origin: `http://127.0.0.1:${port}`, siteSecret: 's', webhookSecret })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const change = (id: string) => ({ _id: id, _type: 'insight', _rev: '1', language: 'nl' })

it('tells its server of each change as the webhook does, and by whom it heard, one after the other', async () => {
  await Promise.all([own.tell(change('a')), own.tell(change('b'))])
  expect(asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/api/revalidate', { ...change('a'), source: 'stream' }],
    ['/api/revalidate', { ...change('b'), source: 'stream' }],
  ])
  for (const { signature, body } of asked)
    expect(await verifySignature(signature, body, webhookSecret, Date.now())).toBe('valid')
})

it('has it look once for a flood of changes', async () => {
  await Promise.all(Array.from({ length: 500 }, (_, index) => own.tell(change(String(index)))))
  const urls = asked.map(({ url }) => url)
  expect(urls.filter((url) => url === '/api/reconcile')).toHaveLength(1)
  expect(urls.length).toBeLessThan(10)
})

it('has it look again when it is asked while a look runs, and survives a server that does not answer', async () => {
  expect(await Promise.all([own.reconcile(), own.reconcile(), own.reconcile()])).toEqual([true, true, true])
  expect(asked).toHaveLength(2)
  expect(asked[0]?.authorization).toBe('Bearer s')
  server.closeAllConnections()
  server.close()
  expect(await own.reconcile()).toBe(false)
  await own.tell(change('c'))
})
