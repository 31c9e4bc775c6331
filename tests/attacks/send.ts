import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export type SendResult = {
  /** 0 if the connection ended without a response. */
  status: number
  headers: IncomingHttpHeaders
  body: string
  milliseconds: number
}

export type SendOptions = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

/** A request that takes longer counts as blocked. */
const timeoutMs = 10_000

/**
 * Sends a request exactly as given; `fetch` would normalize the path and reject some headers. Follows no redirects,
 * never throws.
 */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: SendOptions = {},
): Promise<SendResult> {
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, received: IncomingHttpHeaders, text: string) =>
      resolve({ status, headers: received, body: text, milliseconds: performance.now() - started })
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const request = httpRequest(
      {
        hostname,
        port,
        path,
        method,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...length, ...headers },
      },
      async (response) => {
        const chunks: Buffer[] = []
        try {
          for await (const chunk of response) chunks.push(chunk)
        } catch {
          // What arrived before the connection ended is checked too.
        }
        end(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString('utf8'))
      },
    )
    request.on('error', () => end(0, {}, ''))
    request.end(body)
  })
}

/** Posts a form as a browser without JavaScript does. */
export function postForm(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: OutgoingHttpHeaders = {},
): Promise<SendResult> {
  const body = new URLSearchParams(fields).toString()
  return send(origin, path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

/** The cookies that a response sets, for the next request. */
export function cookiesOf({ headers }: SendResult): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

let visitors = 0
/** A header with a new network for every request, since rate limits count networks. */
export function fromNewNetwork(): { 'x-forwarded-for': string } {
  visitors += 1
  return { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` }
}
