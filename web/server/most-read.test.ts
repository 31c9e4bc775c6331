import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { answerMostRead } from './most-read.ts'

it('names the pages that are read most, in their order, and nothing else that is asked for', async () => {
  const keys = ['/services', '/ rsc=1', '/', '/sitemap.xml', '/api/dialogs/fr/newsletter', '/fr/a-propos']
  const server = createServer((request, response) => {
    if (!answerMostRead(request, response, { mostAsked: () => keys })) response.writeHead(404).end()
  }).listen(0)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // of a server that listens on a port
  const answer = await fetch(`${origin}/api/most-read`)
  expect(await answer.json()).toEqual({ paths: ['/services', '/', '/fr/a-propos'] })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(`${origin}/api/most-read/x`)).status).toBe(404)
  server.close()
})
