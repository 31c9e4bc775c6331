import { createServer, type Server } from 'node:http'
import type { Registry } from '@prometheus-io/client'
import { type MetricSources, SiteMetrics } from './site-metrics.ts'

type MetricsAddress = { port: number; host: string }

/** Counts and serves the metrics; with port 0 there are none, nothing is counted, and this returns null. */
export function startMetrics(address: MetricsAddress, sources: MetricSources): SiteMetrics | null {
  if (address.port === 0) return null
  const metrics = new SiteMetrics(sources)
  serveMetrics(metrics.registry, address)
  return metrics
}

/**
 * Serves `/metrics` on a port of its own, which no visitor reaches. If the port is taken, the site runs without: a
 * monitoring problem must not become an outage.
 */
export function serveMetrics(
  registry: Pick<Registry, 'metrics'> & { contentType: string },
  { port, host }: MetricsAddress,
): Server {
  const server = createServer(async ({ method, url = '/' }, response) => {
    const isKnown = url.split('?')[0] === '/metrics'
    if (!isKnown || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(isKnown ? 405 : 404, { 'content-type': 'text/plain' }).end('GET /metrics')
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
      response.end(method === 'HEAD' ? undefined : text)
    } catch (error) {
      console.error('The metrics could not be collected.', error)
      response.writeHead(500).end()
    }
  })
  server.once('error', (error) => {
    console.error(`The metrics can't listen on ${host}:${port}; set METRICS_PORT to another port.`, error)
  })
  server.listen(port, host, () => console.info(`The metrics are at http://${host}:${port}/metrics.`))
  return server.unref()
}
