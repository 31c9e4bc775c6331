import { once } from 'node:events'
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildHeaders } from '../../next-internals/build-headers.ts'
import { compressBuild } from './compress-build.ts'
import { createFileSender } from './send-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
const buildFolder = join(folder, '.next')
const chunk = '/_next/static/chunks/a.js'
const script = 'run()\n'.repeat(1_000)
const hint = '//# allFunctionsCalledOnLoad\n'

function write(path: string, content: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const rules = [
  { source: '/:path*', regex: '^/(?!_next/)', headers: [{ key: 'Permissions-Policy', value: 'camera=()' }] },
  { source: '/:path*', regex: '^/', has: [{}], headers: [{ key: 'X-Draft', value: 'yes' }] },
  {
    source: '/downloads/:path*',
    regex: '^/downloads/',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }],
  },
]
const server = createServer()

beforeAll(async () => {
  write('.next/static/chunks/a.js', script)
  write('.next/static/chunks/react.js', script)
  write('.next/static/media/font.woff2', 'a font')
  write('.next/build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/react.js'] }))
  write('.next/routes-manifest.json', JSON.stringify({ headers: rules }))
  write('.next/secret.js', 'secret')
  write('secret.js', 'secret')
  write('public/offline.js', script)
  write('public/downloads/guide.pdf', '%PDF')
  write('public/.well-known/gpc.json', '{}')
  await compressBuild(folder, buildFolder)
  await compressBuild(folder, buildFolder)
  const sendFile = createFileSender({ web: folder, buildFolder, headersOf: buildHeaders(buildFolder) })
  server.on('request', async (received, response) => {
    const [path = '/'] = (received.url ?? '/').split('?')
    const isSent = await sendFile(received, response, path).catch(() => 'failed')
    if (isSent === 'failed') response.writeHead(503, { 'x-names': response.getHeaderNames().join() }).end()
    if (!isSent) response.writeHead(404, { 'x-names': response.getHeaderNames().join() }).end('none')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** A response as it arrives; `fetch` would decompress it and change the path. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo // it listens on a port
  const sent = request({ host: '127.0.0.1', port, path, headers, method }).end()
  const [received] = await once(sent, 'response')
  const body = Buffer.concat(await received.toArray())
  return { status: received.statusCode, headers: received.headers, body, text: body.toString() }
}

it('sends a file of the build in the encoding that the visitor prefers, and as it is for a year', async () => {
  const replies = []
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip']) {
    const reply = await get(chunk, { 'accept-encoding': encoding })
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-type']).toMatch(/^text\/javascript/)
    expect(reply.headers.vary).toBe('Accept-Encoding')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length)
    replies.push(reply)
  }
  const [brotli, zipped, plain, other] = replies
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(script)
  expect(gunzipSync(zipped?.body ?? '').toString()).toBe(script)
  expect(plain?.text).toBe(script)
  expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, 'gzip'])
  expect(new Set([brotli, zipped, plain].map((reply) => reply?.headers.etag)).size).toBe(3)
  expect(other?.headers.etag).toBe(zipped?.headers.etag)
})

it.each(['br', 'gzip', 'identity'])(
  'sends a part of the file itself to a visitor who accepts %s, and the whole to the next',
  async (encoding) => {
    const accept = { 'accept-encoding': encoding }
    const whole = await get(chunk, accept)
    const same = async () => expect((await get(chunk, accept)).body).toEqual(whole.body)
    for (const [range, start, end] of [
      ['bytes=0-519', 0, 519],
      ['bytes=-10', 5_990, 5_999],
      ['bytes=5990-', 5_990, 5_999],
      ['bytes=0-99999', 0, 5_999],
    ] as const) {
      for (const method of ['HEAD', 'GET']) {
        const [reply] = await Promise.all([get(chunk, { ...accept, range }, method), same()])
        expect([reply.status, reply.headers['content-encoding']]).toEqual([206, undefined])
        expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/6000`)
        expect(reply.headers['content-length']).toBe(String(end - start + 1))
        expect(reply.text).toBe(method === 'HEAD' ? '' : script.slice(start, end + 1))
        await same()
      }
    }
    const stale = await get(chunk, { ...accept, range: 'bytes=0-9', 'if-range': '"other"' })
    expect([stale.status, stale.text]).toEqual([200, script])
    const several = await get(chunk, { ...accept, range: 'bytes=0-1,5-6' })
    expect([several.status, several.text]).toEqual([200, script])
  },
)

it('says which condition or range fails, without the headers of the file', async () => {
  const none = await get('/offline.js', { range: 'bytes=9000-' })
  expect([none.status, none.headers['content-range'], none.text]).toEqual([
    416,
    'bytes */6000',
    'Range not satisfiable.',
  ])
  for (const header of ['if-match', 'if-unmodified-since']) {
    const value = header === 'if-match' ? '"other"' : 'Thu, 01 Jan 1970 00:00:00 GMT'
    const reply = await get('/offline.js', { [header]: value })
    expect([reply.status, reply.headers.etag, reply.headers['cache-control']]).toEqual([
      412,
      undefined,
      undefined,
    ])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  }
})

it('answers 304 in each encoding to a visitor who has the file', async () => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await get(chunk, { 'accept-encoding': encoding })
    const again = await get(chunk, { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) })
    expect([again.status, again.text, again.headers['content-encoding']]).toEqual([304, '', undefined])
  }
})

it('sends files of `public` with the headers of the configuration, except those of draft mode', async () => {
  const offline = await get('/offline.js', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(offline.body).toString()).toBe(script)
  expect(offline.headers['cache-control']).toBe('public, max-age=0')
  expect(offline.headers['permissions-policy']).toBe('camera=()')
  expect(offline.headers['x-draft']).toBeUndefined()
  expect((await get('/.well-known/gpc.json')).text).toBe('{}')
  const guide = await get('/downloads/guide.pdf', { 'accept-encoding': 'br' })
  expect([guide.headers['cache-control'], guide.headers['content-type'], guide.text]).toEqual([
    'public, max-age=3600',
    'application/pdf',
    '%PDF',
  ])
})

it('puts the compile hint into the scripts that every page runs, once, compressed or not', async () => {
  expect((await get('/_next/static/chunks/react.js')).text).toBe(hint + script)
  const { body } = await get('/_next/static/chunks/react.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(body).toString()).toBe(hint + script)
})

it('sends nothing outside its folders, and leaves no header behind', async () => {
  const outside = ['../secret.js', '..%2fsecret.js', '%2e%2e/secret.js', '..%5csecret.js', 'chunks/a.js%00']
  const prefixes = ['/_next/static/', '/_next/static/chunks/../', '/', '/downloads/../../']
  const paths = [
    ...prefixes.flatMap((prefix) => outside.map((path) => prefix + path)),
    '/_next/static/chunks',
    '/_next/static/chunks/',
    '/_next/static/',
    '/_next/static/chunks/nothing.js',
    '/_next/static/%',
    '/secret.js',
    '/nothing.js',
    '/br/offline.js',
  ]
  for (const path of paths) {
    for (const [name, value] of [
      ['accept', '*/*'],
      ['accept-encoding', 'br'],
      ['range', 'bytes=0-1'],
    ] as const) {
      const reply = await get(path, { [name]: value })
      expect([reply.status, reply.text, reply.headers['x-names']], path).toEqual([404, 'none', ''])
    }
  }
})

it('notices files that come and go', async () => {
  const path = '/_next/static/chunks/late.js'
  expect((await get(path)).status).toBe(404)
  write('.next/static/chunks/late.js', 'late()')
  expect((await get(path, { 'accept-encoding': 'br' })).text).toBe('late()')
  rmSync(join(buildFolder, 'static/chunks/late.js'))
  expect((await get(path)).status).toBe(404)
})

it('leaves no header behind when a file can’t be read, or is gone before it is', async () => {
  const read = fs.createReadStream
  for (const [instead, status] of [
    [folder, 503],
    [join(folder, 'gone'), 404],
  ] as const) {
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((_path, options) => read(instead, options))
    const reply = await get(chunk, { range: 'bytes=0-9' })
    expect([reply.status, reply.headers['x-names'], reply.headers['cache-control']]).toEqual([
      status,
      '',
      undefined,
    ])
  }
  expect((await get(chunk, { range: 'bytes=0-5' })).text).toBe('run()\n')
})

it('sends the whole, the named part or neither for any of 300 random ranges, whoever asks at the same time', async () => {
  let state = 41
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const pick = (list: readonly string[]) => list[random(list.length)] ?? ''
  const pieces = ['bytes=', 'bytes', '=', '-', '0', '1', '599', '5999', '6000', ',', ' ', 'x', '-1', '']
  const statuses = new Map<number, number>()
  const requests = Array.from({ length: 300 }, async () => {
    const range = `bytes=${Array.from({ length: random(5) }, () => pick(pieces)).join('')}`
    const encoding = pick(['br', 'gzip', 'identity'])
    const headers = { 'accept-encoding': encoding, ...(random(3) === 0 ? {} : { range }) }
    const { status, headers: sent, body, text } = await get(chunk, headers)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const [, start, end] = /^bytes (\d+)-(\d+)\/6000$/.exec(String(sent['content-range'])) ?? []
    if (status === 206) expect(text).toBe(script.slice(Number(start), Number(end) + 1))
    else if (sent['content-encoding'] === 'br') expect(brotliDecompressSync(body).toString()).toBe(script)
    else if (sent['content-encoding'] === 'gzip') expect(gunzipSync(body).toString()).toBe(script)
    else expect([status, text]).toEqual(status === 416 ? [416, 'Range not satisfiable.'] : [200, script])
    if (status !== 200) expect(sent['content-encoding']).toBeUndefined()
  })
  await Promise.all(requests)
  for (const status of [200, 206, 416]) expect(statuses.get(status), `${status}`).toBeGreaterThan(0)
})
