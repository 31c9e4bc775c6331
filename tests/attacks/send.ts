import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export type Answer = {
  /** 0 where the connection was ended without an answer. */
  status: number
  headers: IncomingHttpHeaders
  body: string
  milliseconds: number
}

export type SendOptions = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

/** How long anything may take before it counts as held up. */
const longestMs = 10_000

/** Sends a request exactly as it is given: `fetch` would tidy the path up, and refuse some headers. Follows no redirect, never throws. */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: SendOptions = {},
): Promise<Answer> {
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
        signal: AbortSignal.timeout(longestMs),
        headers: { ...length, ...headers },
      },
      async (response) => {
        const chunks: Buffer[] = []
        try {
          for await (const chunk of response) chunks.push(chunk)
        } catch {
          // What came until the connection ended is looked at all the same.
        }
        end(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString('utf8'))
      },
    )
    request.on('error', () => end(0, {}, ''))
    request.end(body)
  })
}

/** A form as a browser without JavaScript posts it. */
export function postForm(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString()
  return send(origin, path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

/** The cookies that an answer sets, as the next request carries them. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

let visitors = 0
/** A header by which a request comes from a network that no other request came from: limits count networks. */
export function fromNewNetwork(): { 'x-forwarded-for': string } {
  visitors += 1
  return { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` }
}
