import { expect, it, vi } from 'vitest'
import { dynamic, next, page, prerendered, withServer } from './test-server.ts'

it('answers 503 for a page whose content never loaded, and forbids caching it', () =>
  withServer(async (origin) => {
    const unavailable = `<!doctype html><meta name="page-unavailable" content="yes"/><p>Back soon</p>`
    next.mockImplementation((_request, response) => response.writeHead(200, prerendered).end(unavailable))
    for (const _visitor of [1, 2]) {
      const reply = await fetch(`${origin}/insights/never-served`)
      expect(reply.status).toBe(503)
      expect(reply.headers.get('retry-after')).toBe('10')
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(await reply.text()).toContain('Back soon')
    }
    next.mockImplementation((_request, response) => response.writeHead(200, prerendered).end(page))
    expect((await fetch(`${origin}/insights/never-served`)).status).toBe(200)
  }))

it('answers 503 for such a page too if the first try to render it failed', () =>
  withServer(async (origin) => {
    next.mockImplementationOnce((_request, response) => response.writeHead(500).end('broken'))
    next.mockImplementationOnce((_request, response) =>
      response.writeHead(200, dynamic).end('<!doctype html><meta name="page-unavailable" content="yes"/>'),
    )
    const reply = await fetch(`${origin}/insights/never-served`)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10'])
  }))

it("passes on Next.js's own error page with status 503 if a page can't be rendered", () =>
  withServer(async (origin) => {
    next.mockImplementation((_request, response) => response.writeHead(500).end('broken'))
    const reply = await fetch(origin)
    expect([reply.status, reply.headers.get('retry-after'), await reply.text()]).toEqual([
      503,
      '10',
      'broken',
    ])
    expect((await fetch(`${origin}/api/live`)).status).toBe(500)
  }))

it('answers 503 if Next.js hangs up, and keeps running', () =>
  withServer(async (origin) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    next.mockImplementation((request) => request.destroy())
    expect((await fetch(`${origin}/api/live`)).status).toBe(503)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    next.mockImplementation((_request, response) => response.end('ok'))
    expect((await fetch(`${origin}/api/live`)).status).toBe(200)
  }))

it('stops rendering for a visitor who has left', () =>
  withServer(async (origin) => {
    const closed = Promise.withResolvers<void>()
    const leave = new AbortController()
    next.mockImplementation((_request, response) => {
      response.once('close', closed.resolve)
      leave.abort()
    })
    await expect(fetch(`${origin}/api/live`, { signal: leave.signal })).rejects.toThrow()
    await closed.promise
  }))
