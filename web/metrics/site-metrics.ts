import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { requestClass } from './request-class.ts'

/** What the process knows anyway; it is read when somebody asks for the metrics. */
export type MetricSources = {
  cache: {
    counts: Record<string, number>
    size: { entries: number; bytes: number }
    staleSince: number | null
  }
  compression: { size: { bytes: number } }
  contentStream: { isConnected: boolean; lagMs: number | null }
  isLakeDown: () => boolean
}

/** In seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const publishBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300]

/** Statuses that say that a request was rejected, and why. */
const rejections: Record<number, string> = {
  400: 'invalid',
  405: 'method',
  413: 'body-too-large',
  414: 'url-too-long',
  429: 'too-many-requests',
}

/** The metrics of this process. docs/operating.md lists them. Labels have few, fixed values and nothing of a visitor. */
export class SiteMetrics {
  readonly registry = new Registry(Registry.OPENMETRICS_CONTENT_TYPE)
  readonly #registers = [this.registry]
  readonly #requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Requests by what they are for, and the time until the response was sent.',
    labelNames: ['class', 'status'],
    buckets: requestBuckets,
    registers: this.#registers,
  })
  readonly #rejections = new Counter({
    name: 'site_rejections_total',
    help: 'Rejected requests by what they were for and why.',
    labelNames: ['class', 'reason'],
    registers: this.#registers,
  })
  readonly #publishes = new Histogram({
    name: 'site_publish_to_served_seconds',
    help: 'Time from the report of a publish to the first page that was rendered again with it.',
    buckets: publishBuckets,
    registers: this.#registers,
  })
  readonly #openedCircuits = new Counter({
    name: 'site_lake_circuit_opened_total',
    help: 'How often a circuit breaker found the content lake down.',
    registers: this.#registers,
  })

  constructor({ cache, compression, contentStream, isLakeDown }: MetricSources) {
    collectDefaultMetrics({ register: this.registry })
    new Counter({
      name: 'site_cache_requests_total',
      help: 'Requests for cacheable responses by what they got.',
      labelNames: ['result'],
      registers: this.#registers,
      collect() {
        this.reset()
        for (const [result, count] of Object.entries(cache.counts)) this.inc({ result }, count)
      },
    })
    const cacheHelp = 'Bytes of the response cache that are in use, with the space it keeps for compression.'
    this.#gauge('site_cache_bytes', cacheHelp, () => cache.size.bytes)
    this.#gauge('site_cache_entries', 'Responses in the cache.', () => cache.size.entries)
    const compressedHelp = 'Bytes of compressed bodies.'
    this.#gauge('site_compressed_bytes', compressedHelp, () => compression.size.bytes)
    const staleHelp = 'How long the page that has been outdated longest is served; 0 if none is.'
    this.#gauge('site_oldest_stale_page_seconds', staleHelp, () => secondsSince(cache.staleSince))
    const streamHelp = "1 while the content lake's event stream is connected."
    this.#gauge('site_content_stream_connected', streamHelp, () => Number(contentStream.isConnected))
    const lagHelp = 'Time from the last change in the content lake to its report by the event stream.'
    this.#gauge('site_content_stream_lag_seconds', lagHelp, () => toSeconds(contentStream.lagMs))
    const circuitHelp = '1 while the circuit breaker keeps queries from the content lake.'
    this.#gauge('site_lake_circuit_open', circuitHelp, () => Number(isLakeDown()))
  }

  /** Counts a request once its response is sent or its visitor has left. */
  countRequest(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now()
    response.once('close', () => {
      const { statusCode } = response
      const kind = requestClass(request.url ?? '/', request.headers.rsc)
      const status = response.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
      this.#requests.observe({ class: kind, status }, (performance.now() - start) / 1_000)
      const reason = rejections[statusCode]
      if (reason) this.#rejections.inc({ class: kind, reason })
    })
  }

  countServed(ms: number): void {
    this.#publishes.observe(ms / 1_000)
  }

  countOpenedCircuit(): void {
    this.#openedCircuits.inc()
  }

  /** A value that is left out while it is null. */
  #gauge(name: string, help: string, read: () => number | null): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        const value = read()
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
}

function secondsSince(time: number | null): number {
  return time === null ? 0 : (Date.now() - time) / 1_000
}

/** Clocks differ: a change is not reported before it was made. */
function toSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.max(ms, 0) / 1_000
}
