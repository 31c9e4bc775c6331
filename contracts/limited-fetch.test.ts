import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitedFetch } from './limited-fetch.ts'

const maxBytes = 100_000
const get = limitedFetch(maxBytes)
let server: Server
let origin = ''
let sent = 0

beforeEach(async () => {
  sent = 0
  server = createServer(async (request, response) => {
    if (request.url === '/nothing') return response.writeHead(204).end()
    const isStream = /event/.test(request.url ?? '')
    response.writeHead(201, { 'x-own': 'yes', ...(isStream && { 'content-type': 'text/event-stream' }) })
    const chunk = Buffer.from(`data:${'x'.repeat(9_993)}${request.url === '/events' ? '\n\n' : 'xx'}`)
    const chunks = request.url === '/short' ? 10 : request.url === '/events' ? 30 : Number.POSITIVE_INFINITY
    for (let count = 0; count < chunks && !response.destroyed; count += 1) {
      sent += chunk.length
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('passes on a response within the limit', async () => {
  const reply = await get(`${origin}/short`)
  expect([reply.status, reply.headers.get('x-own')]).toEqual([201, 'yes'])
  expect(await reply.text()).toHaveLength(maxBytes)
  expect((await get(`${origin}/nothing`)).status).toBe(204)
})

it('passes on any number of events', async () => {
  expect(await (await get(`${origin}/events`)).text()).toHaveLength(3 * maxBytes)
})

it.each(['a response', 'an event'])('fails and disconnects once %s exceeds it', async (what) => {
  const reply = await get(`${origin}/endless-${what.split(' ')[1]}`)
  await expect(reply.text()).rejects.toThrow('more than 100000 bytes')
  const isSending = async () => {
    const before = sent
    await new Promise((resolve) => setTimeout(resolve, 50))
    return sent > before
  }
  await expect.poll(isSending).toBe(false)
})
