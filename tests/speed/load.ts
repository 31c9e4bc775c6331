import { connect } from 'node:net'

export type LoadOptions = {
  url: string
  headers?: Record<string, string>
  connections?: number
  seconds?: number
}

/** Answers a second, how long they took in milliseconds, and how many had which status; broken connections count as 0. */
export type LoadResult = { perSecond: number; p50: number; p99: number; statuses: Record<number, number> }

/**
 * Asks for an address over and over on some connections that stay open, each asking again once it has its answer. On bare
 * sockets: a client of HTTP would cost more than the server that is measured.
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
      const ask = () => {
        askedAt = performance.now()
        socket.write(request)
      }
      socket.on('connect', ask)
      socket.on('data', (chunk: Buffer) => {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
        const status = wholeAnswer(received)
        if (status === null) return
        received = Buffer.alloc(0)
        times.push(performance.now() - askedAt)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (performance.now() < until) ask()
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

/** The status of an answer that is here to its end, null while something is missing. */
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
