import { request } from 'node:http'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import type { Service } from '../../service.ts'
import { serve } from './serve.ts'

const echo = async (request: Request) =>
  Response.json({
    address: request.headers.get('x-forwarded-for'),
    edge: request.headers.get('cf-connecting-ip'),
    body: await request.text(),
  })
const options = (port: number) => ({ port, portVariable: 'TEST_PORT', bodyLimit: 100, handler: echo })

async function served(work: (url: string) => Promise<void>) {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(serve(options(port))).rejects.toThrow(`Port ${port} is taken. Set TEST_PORT`)
  await new Promise((resolve) => probe.close(resolve))
  const service: Service = await serve(options(port))
  await work(`http://127.0.0.1:${port}`).finally(() => service.close())
}

test('a taken port is named with its variable, a free one serves on 127.0.0.1', async () => {
  await served(async (url) => {
    const headers = { 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '192.0.2.1' }
    const reply = await fetch(url, { method: 'POST', headers, body: 'hello' })
    expect(await reply.json()).toEqual({ address: '127.0.0.1', edge: null, body: 'hello' })
  })
})

test('a body over the limit is answered 413, declared or not', async () => {
  await served(async (url) => {
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(101) })).status).toBe(413)
    const body = new Blob(['x'.repeat(60), 'x'.repeat(60)]).stream()
    expect((await fetch(url, { method: 'POST', body, duplex: 'half' })).status).toBe(413)
  })
})

test('another host name is refused', async () => {
  await served(async (url) => {
    const status = await new Promise((resolve, reject) => {
      request(url, { headers: { host: 'elsewhere.example' } }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })
})
