import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, Server } from 'node:net'
import { expect, it, vi } from 'vitest'
import { serveMetrics, startMetrics } from './metrics-server.ts'
import { type MetricSources, SiteMetrics } from './site-metrics.ts'

const idle: MetricSources = {
  cache: { counts: { hit: 3, miss: 1 }, size: { entries: 2, bytes: 700 }, staleSince: null },
  compression: { size: { bytes: 50 } },
  contentStream: { isConnected: true, lagMs: null },
  isLakeDown: () => false,
}
const newMetrics = (sources: Partial<MetricSources> = {}) => new SiteMetrics({ ...idle, ...sources })

/** Reads samples of the text, such as `name{label="value"}`. */
async function valuesOf(metrics: SiteMetrics) {
  const lines = (await metrics.registry.metrics()).split('\n')
  return (sample: string) => {
    const line = lines.find((each) => each.startsWith(`${sample} `))
    return line ? Number(line.split(' ')[1]) : null
  }
}

it('writes OpenMetrics, with the figures of the process', async () => {
  const metrics = newMetrics()
  metrics.countServed(400)
  metrics.countOpenedCircuit()
  const value = await valuesOf(metrics)
  expect(value('site_cache_requests_total{result="hit"}')).toBe(3)
  expect([value('site_cache_bytes'), value('site_cache_entries'), value('site_compressed_bytes')]).toEqual([
    700, 2, 50,
  ])
  expect(value('site_publish_to_served_seconds_bucket{le="0.5"}')).toBe(1)
  expect(value('site_publish_to_served_seconds_bucket{le="0.25"}')).toBe(0)
  expect(value('site_lake_circuit_opened_total')).toBe(1)
  expect(value('site_content_stream_connected')).toBe(1)
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeTypeOf('number')
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

it('counts nothing twice, however often it is read', async () => {
  const metrics = newMetrics()
  await valuesOf(metrics)
  expect((await valuesOf(metrics))('site_cache_requests_total{result="hit"}')).toBe(3)
})

it('leaves out what it does not know', async () => {
  expect((await valuesOf(newMetrics()))('site_content_stream_lag_seconds')).toBeNull()
  const contentStream = { isConnected: false, lagMs: -20 }
  const value = await valuesOf(newMetrics({ contentStream, isLakeDown: () => true }))
  expect(value('site_content_stream_lag_seconds')).toBe(0)
  expect(value('site_content_stream_connected')).toBe(0)
  expect(value('site_lake_circuit_open')).toBe(1)
})

it('says for how long an outdated page is served', async () => {
  const cache = { counts: {}, size: { entries: 1, bytes: 1 }, staleSince: Date.now() - 90_000 }
  const age = (await valuesOf(newMetrics({ cache })))('site_oldest_stale_page_seconds')
  expect(age).toBeGreaterThanOrEqual(90)
  expect(age).toBeLessThan(100)
})

it('serves /metrics and nothing else', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  const server = serveMetrics(newMetrics().registry, { port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://127.0.0.1:${port}`
  const reply = await fetch(`${origin}/metrics`)
  expect(reply.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  expect(await reply.text()).toMatch(/\n# EOF\n$/)
  expect((await fetch(origin)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405)
  server.close()
  log.mockRestore()
})

it('opens no port unless one is set', () => {
  const listen = vi.spyOn(Server.prototype, 'listen')
  expect(startMetrics({ port: 0, host: '127.0.0.1' }, idle)).toBeNull()
  expect(listen).not.toHaveBeenCalled()
  listen.mockRestore()
})

it('leaves the site running if its port is taken', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo // it listens on a port
  const server = serveMetrics(newMetrics().registry, { port, host: '127.0.0.1' })
  await expect.poll(() => log.mock.calls[0]?.[0]).toMatch(/METRICS_PORT/)
  expect(server.listening).toBe(false)
  other.close()
  log.mockRestore()
})
