import { request } from 'node:http'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createApp, limitBody, setClientIp } from './create-app.ts'
import { freePort } from './ports.ts'
import { serve } from './serve.ts'
import { ServiceError } from './service-error.ts'

class TestError extends ServiceError {
  readonly status: number
  constructor(status: number) {
    super('test')
    this.status = status
  }
  override toResponse() {
    return new Response(this.message, { status: this.status })
  }
}

let cancelled = 0

const app = createApp({ unknownRoute: () => new TestError(404), internal: () => new TestError(500) })
app.use(
  setClientIp,
  limitBody(100, () => new TestError(413)),
)
app.post('/echo', async (c) =>
  c.json({
    clientIp: c.req.header('x-forwarded-for'),
    edge: c.req.header('cf-connecting-ip') ?? null,
    body: await c.req.text(),
  }),
)
app.get('/endless', () => {
  const cancel = () => {
    cancelled += 1
  }
  return new Response(new ReadableStream({ cancel }), { headers: { 'x-kind': 'endless' } })
})
app.get('/bug', () => {
  throw new TypeError('a bug')
})

async function served(work: (url: string) => Promise<void>) {
  const port = await freePort()
  const service = await serve(app, { port, name: 'test', variable: 'TEST_PORT' })
  await work(`http://127.0.0.1:${port}`).finally(() => service.close())
}

test('names the variable when a port is in use', async () => {
  const port = await freePort()
  const squatter = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  const options = { port, name: 'test', variable: 'TEST_PORT' }
  await expect(serve(app, options)).rejects.toThrow(
    `Port ${port} (test) is in use. Free it, or set TEST_PORT to another port in .env.`,
  )
  await new Promise((resolve) => squatter.close(resolve))
})

test('uses the socket’s IP address, whatever the client claims', async () => {
  await served(async (url) => {
    const headers = { 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '192.0.2.1' }
    const response = await fetch(`${url}/echo`, { method: 'POST', headers, body: 'hello' })
    expect(await response.json()).toEqual({ clientIp: '127.0.0.1', edge: null, body: 'hello' })
  })
})

test('keeps idle connections open for longer than clients do', () =>
  served(async (url) => {
    const response = await fetch(`${url}/nothing`)
    expect(response.headers.get('keep-alive')).toBe('timeout=75')
  }))

test('answers 413 for a body over the limit, with or without a declared length', async () => {
  await served(async (url) => {
    const post = (body: string | ReadableStream) =>
      fetch(`${url}/echo`, { method: 'POST', body, duplex: 'half' })
    expect((await post('x'.repeat(101))).status).toBe(413)
    expect((await post(new Blob(['x'.repeat(60), 'x'.repeat(60)]).stream())).status).toBe(413)
    expect((await post('x'.repeat(20_000_000))).status).toBe(413)
    expect((await post(new Blob(['x'.repeat(60)]).stream())).status).toBe(200)
  })
})

test.each(['elsewhere.example', 'localhost.elsewhere.example', 'a.b.localhost', '0.0.0.0'])(
  'rejects the host name %s',
  async (host) => {
    await served(async (url) => expect(await statusFor(url, host)).toBe(421))
  },
)

test.each(['localhost', 'sse12.localhost', 'LOCALHOST:80'])('accepts the host name %s', async (host) => {
  await served(async (url) => expect(await statusFor(url, host)).toBe(404))
})

function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test('returns unknown paths and bugs in the service’s error format', async () => {
  await served(async (url) => {
    expect((await fetch(`${url}/nowhere`)).status).toBe(404)
    expect((await fetch(`${url}/bug`)).status).toBe(500)
  })
})

test('closes a stream opened by HEAD, and one whose reader disconnects', async () => {
  await served(async (url) => {
    const head = await fetch(`${url}/endless`, { method: 'HEAD' })
    expect(head.headers.get('x-kind')).toBe('endless')
    expect(cancelled).toBe(1)
    await (await fetch(`${url}/endless`)).body?.cancel()
    await expect.poll(() => cancelled).toBe(2)
  })
})
