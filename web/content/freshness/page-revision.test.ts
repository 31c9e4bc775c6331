import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { documentPath, PageRevisions } from './page-revision.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const site = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>()
let server: ReturnType<typeof createServer>
let origin = ''
beforeEach(async () => {
  site.mockReset()
  server = createServer((request, response) => site(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const revisions = new PageRevisions()
const shows = (path: string, rev = 'now') => revisions.shows({ origin, path, rev })
/**
 * Writes without end, as fast as the client reads.
 * @returns the number of bytes written when the client disconnected.
 */
function writeOn(response: ServerResponse, chunk: Buffer): Promise<number> {
  let written = 0
  const write = () => {
    while (!response.destroyed && response.write(chunk)) written += chunk.length
  }
  response.on('drain', write)
  write()
  return once(response, 'close').then(() => written)
}

it('finds a revision in a page that arrives in chunks', async () => {
  site.mockImplementation((_request, response) => {
    response.writeHead(200, html).write('<main data-rev')
    setTimeout(() => response.end('ision="now">'), 20)
  })
  expect(await shows('/fr/insights/a-page')).toBe(true)
  expect(await shows('/fr/insights/a-page', 'earlier')).toBe(false)
})

it.each([
  '/api/videos/x',
  '/api',
  '/_next/static/a',
  '/downloads/guide.pdf',
  '/%61pi/videos/x',
  '/downloads/guide%2epdf',
  '/x/../api/videos/x',
  '//elsewhere',
  '/x@elsewhere',
])('does not request %s, which no document can have', async (path) => {
  expect(await shows(path)).toBe(false)
  expect(site).not.toHaveBeenCalled()
})

it.each(['/', '/fr', '/apiary', '/services/ai-strategy-2', '/fr/insights/un-article'])(
  'requests %s',
  (path) => {
    expect(path).toMatch(documentPath)
  },
)

it.each([
  ['a response that is not HTML', 'video/mp4', 'data-revision="now"'],
  ['an endless page', 'text/html', 'chunk '],
])('stops reading %s', async (_what, contentType, chunk) => {
  const taken = new Promise<number>((resolve) => {
    site.mockImplementation((_request, response) => {
      response.writeHead(200, { 'content-type': contentType })
      resolve(writeOn(response, Buffer.from(chunk.repeat(5_000))))
    })
  })
  expect(await shows('/a-page')).toBe(false)
  expect(await taken).toBeLessThan(20_000_000)
})

it('limits concurrent checks and the queue', async () => {
  const waiting: ServerResponse[] = []
  site.mockImplementation((_request, response) => void waiting.push(response.writeHead(200, html)))
  const checks = Array.from({ length: 60 }, () => shows('/a-page'))
  await expect.poll(() => waiting).toHaveLength(4)
  site.mockImplementation((_request, response) => void response.writeHead(200, html).end())
  for (const response of waiting) response.end('<main data-revision="now">')
  const results = await Promise.all(checks)
  expect(results.filter((result) => result === true)).toHaveLength(4)
  expect(site).toHaveBeenCalledTimes(54)
})
