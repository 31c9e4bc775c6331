import { connect } from 'node:net'

export type LoadOptions = {
  url: string
  headers?: Record<string, string>
  connections?: number
  seconds?: number
}

/** Responses per second, latencies in milliseconds, and counts by status; broken connections count as 0. */
export type LoadResult = { perSecond: number; p50: number; p99: number; statuses: Record<number, number> }

/**
 * Requests a URL repeatedly on some keep-alive connections, one request at a time on each. Uses plain sockets, because
 * an HTTP client would cost more than the measured server.
 */
export async function load({
  url,
  headers = {},
  connections = 64,
  seconds = 5,
}: LoadOptions): Promise<LoadResult> {
  const { host, hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  const times: number[] = []
  const statuses: Record<number, number> = {}
  const start = performance.now()
  const until = start + seconds * 1_000

  const askOnAndOn = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) })
      let received: Buffer = Buffer.alloc(0)
      let askedAt = 0
      const sendRequest = () => {
        askedAt = performance.now()
        socket.write(request)
      }
      socket.on('connect', sendRequest)
      socket.on('data', (chunk: Buffer) => {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
        const status = wholeAnswer(received)
        if (status === null) return
        received = Buffer.alloc(0)
        times.push(performance.now() - askedAt)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (performance.now() < until) sendRequest()
        else socket.end()
      })
      socket.on('error', () => {
        statuses[0] = (statuses[0] ?? 0) + 1
      })
      socket.on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: connections }, askOnAndOn))
  const took = (performance.now() - start) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length))] ?? 0
  return { perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), statuses }
}

/** The status of a complete response; null while part of it is missing. */
function wholeAnswer(received: Buffer): number | null {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  const isWhole =
    status === 304 ||
    (length
      ? received.length >= headEnd + 4 + Number(length)
      : received.subarray(-7).toString('latin1') === '\r\n0\r\n\r\n')
  return isWhole ? status : null
}
