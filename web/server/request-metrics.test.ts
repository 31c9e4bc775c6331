import { expect, it, vi } from 'vitest'
import { SiteMetrics } from '../metrics/site-metrics.ts'
import { maxBodyBytes } from './guard/request-guard.ts'
import { isWithin, next, page, prerendered, withServer } from './test-server.ts'

const arrived = vi.fn()

/** The value of a sample such as `name{label="value"}`. */
type Read = (sample: string) => Promise<number | null>

/** Runs the request handler with metrics. */
const withMetrics = (act: (origin: string, read: Read, text: () => Promise<string>) => Promise<void>) =>
  withServer(async (origin, { server, cache, compression }) => {
    next.mockImplementation((request, response) => {
      if (request.url === '/api/hangs') return arrived()
      const type = request.headers.rsc ? 'text/x-component' : 'text/html'
      response.writeHead(200, { ...prerendered, 'content-type': type }).end(page)
    })
    const contentStream = { isConnected: true, lagMs: null }
    const metrics = new SiteMetrics({ cache, compression, contentStream, isLakeDown: () => false })
    server.prependListener('request', (request, response) => metrics.countRequest(request, response))
    const text = () => metrics.registry.metrics()
    const read: Read = async (sample) => {
      const line = (await text()).split('\n').find((each) => each.startsWith(`${sample} `))
      return line ? Number(line.split(' ')[1]) : null
    }
    await act(origin, read, text)
  })

it('counts a miss, hits and a rejection by class, and no path', () =>
  withMetrics(async (origin, read, text) => {
    for (const path of ['/fr/contact?utm_source=secret', '/fr/contact', '/fr/contact'])
      await (await fetch(origin + path)).text()
    await (await fetch(`${origin}/fr/contact?_rsc`, { headers: { rsc: '1' } })).text()
    await (await fetch(`${origin}/?${'a&'.repeat(200)}`)).text()
    isWithin.uncachedLimit = false
    await (await fetch(`${origin}/api/live`)).text()
    isWithin.uncachedLimit = true
    await fetch(`${origin}/api/forms/lead`, { method: 'POST', body: 'a'.repeat(maxBodyBytes + 1) }).catch(
      () => null, // the server closes the connection before it has read the body
    )
    const requests = (labels: string) => read(`site_request_duration_seconds_count{${labels}}`)
    await expect.poll(() => requests('class="form",status="4xx"')).toBe(1)
    expect(await requests('class="page",status="2xx"')).toBe(3)
    expect(await requests('class="rsc",status="2xx"')).toBe(1)
    expect(await read('site_cache_requests_total{result="miss"}')).toBe(2)
    expect(await read('site_cache_requests_total{result="hit"}')).toBe(2)
    expect(await read('site_cache_entries')).toBe(2)
    expect(await read('site_cache_bytes')).toBeGreaterThan(0)
    expect(await read('site_rejections_total{class="page",reason="url-too-long"}')).toBe(1)
    expect(await read('site_rejections_total{class="api",reason="too-many-requests"}')).toBe(1)
    expect(await read('site_rejections_total{class="form",reason="body-too-large"}')).toBe(1)
    expect(await text()).not.toMatch(/contact|utm|secret|127\.0\.0\.1/)
  }))

it('counts a visitor who left before the response', () =>
  withMetrics(async (origin, read) => {
    const leave = new AbortController()
    const left = fetch(`${origin}/api/hangs`, { signal: leave.signal })
    await expect.poll(() => arrived).toHaveBeenCalled()
    leave.abort()
    await expect(left).rejects.toThrow()
    const aborted = 'site_request_duration_seconds_count{class="api",status="aborted"}'
    await expect.poll(() => read(aborted)).toBe(1)
  }))
