import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { type LoopbackServer, startLoopbackServer } from './loopback-server.ts'

let loopback: LoopbackServer | undefined
afterEach(() => loopback?.close())

async function render(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  loopback = await startLoopbackServer(async (request, response) => handle(request, response))
  return loopback.render({ url: '/', headers: {} })
}

it('receives a response as it was ended, whatever Next.js does to it while it re-renders the page behind it', async () => {
  const { status, headers, body } = await render((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.writeHead(404).end('page')
    response.statusCode = 500
  })
  expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'page' })
  expect(headers['content-type']).toBe('text/html')
})

it('hides the status of a response from the page that is re-rendered behind it', async () => {
  const seen: number[] = []
  await render((_request, response) => {
    response.statusCode = 404
    response.end('page')
    seen.push(response.statusCode)
    response.statusCode = 307 // that of the page being rendered
    seen.push(response.statusCode)
  })
  expect(seen).toEqual([200, 307])
})

it('sends 500 if Next.js throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { status } = await render(() => {
    throw new Error('broken')
  })
  expect(status).toBe(500)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

it('renders without anything of a visitor', async () => {
  let names: string[] = []
  await render((request, response) => {
    names = Object.keys(request.headers)
    response.end()
  })
  expect(names.sort()).toEqual(['connection', 'host'])
})
