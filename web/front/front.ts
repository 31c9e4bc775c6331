/**
 * Stands before Next.js in its own process: names the inline scripts of each page in the page's Content-Security-Policy
 * and compresses with Brotli. Neither needs a page to be made on request; see docs/decisions/0006-front.md.
 */
import type { IncomingMessage, OutgoingHttpHeader, RequestListener, ServerResponse } from 'node:http'
import { BoundedMap } from '../bounded-map.ts'
import { compress, encodingFor, isCompressible } from './compress.ts'
import { redirectLocation } from './redirect-location.ts'
import { allowOnly, inlineScriptHashes } from './script-hashes.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const keptBytes = 48 * 1024 * 1024

/** A request listener that passes everything to `handle` and finishes its answers. */
export function front(handle: Handler): RequestListener {
  const kept = new BoundedMap<Buffer>(keptBytes, (body) => body.length)
  return (request, response) => {
    const accept = request.headers['accept-encoding']
    // Next.js answers plainly; it would compress with gzip alone.
    delete request.headers['accept-encoding']
    // Made whole like any other; Node.js leaves the body of an answer to HEAD out by itself.
    if (request.method === 'HEAD') request.method = 'GET'
    collectText(response, (body) => finish(request, response, body, accept, kept))
    handle(request, response).catch((error: unknown) => {
      console.error('A request could not be answered.', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

async function finish(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  accept: string | undefined,
  kept: BoundedMap<Buffer>,
): Promise<Buffer> {
  if (contentType(response).startsWith('text/html')) finishPage(response, body.toString('utf8'))
  response.appendHeader('vary', 'Accept-Encoding')
  const encoding = encodingFor(accept)
  if (!encoding || body.length < 512 || response.hasHeader('content-encoding')) return body
  response.setHeader('content-encoding', encoding)
  const etag = response.getHeader('etag')
  const key = etag ? `${encoding} ${request.url} ${etag}` : null
  const found = key ? kept.get(key) : undefined
  if (found) return found
  const forGood = String(response.getHeader('cache-control') ?? '').includes('immutable')
  const compressed = await compress(body, encoding, forGood)
  if (key) kept.set(key, compressed)
  return compressed
}

function finishPage(response: ServerResponse, html: string): void {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy === 'string') {
    response.setHeader('content-security-policy', allowOnly(policy, inlineScriptHashes(html)))
  }
  // Next.js loses the address of a redirect when it makes a page anew behind an answer that is sent, and doubles it
  // when it makes one for the first time.
  if (response.statusCode >= 301 && response.statusCode <= 308) {
    const [location = redirectLocation(html)] = [response.getHeader('location')].flat()
    if (location) response.setHeader('location', location)
  }
}

function contentType(response: ServerResponse): string {
  return String(response.getHeader('content-type') ?? '')
}

/** Holds back an answer of text until it is whole, then sends what `finish` makes of it; other answers pass as they come. */
function collectText(response: ServerResponse, finishBody: (body: Buffer) => Promise<Buffer>): void {
  const { write, end, writeHead, flushHeaders } = response
  const chunks: Buffer[] = []
  let passes: boolean | null = null
  const decide = () => {
    passes ??= !isCompressible(contentType(response)) || response.headersSent
    return passes
  }
  const release = () => Object.assign(response, { write, end, writeHead, flushHeaders })

  Object.assign(response, {
    flushHeaders: () => {
      if (decide()) flushHeaders.call(response)
    },
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status
      for (const [name, value] of headersOf(rest)) if (value !== undefined) response.setHeader(name, value)
      return response
    },
    write: (chunk: string | Uint8Array, encoding?: unknown, done?: unknown) => {
      if (decide()) {
        release()
        return Reflect.apply(response.write, response, [chunk, encoding, done])
      }
      chunks.push(toBuffer(chunk, encoding))
      const callback = [encoding, done].find((value) => typeof value === 'function')
      if (typeof callback === 'function') callback()
      return true
    },
    end: (chunk?: unknown, encoding?: unknown, done?: unknown) => {
      const last = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : null
      const passing = decide()
      release()
      if (passing) return Reflect.apply(response.end, response, [chunk, encoding, done])
      if (last !== null) chunks.push(toBuffer(last, encoding))
      send(response, Buffer.concat(chunks), finishBody)
      return response
    },
  })
}

/** An answer without a body, to HEAD or as "not modified", keeps its headers as they are. */
function send(response: ServerResponse, body: Buffer, finishBody: (body: Buffer) => Promise<Buffer>): void {
  if (body.length === 0) {
    response.end()
    return
  }
  finishBody(body).then(
    (finished) => {
      response.setHeader('content-length', finished.length)
      response.end(finished)
    },
    (error: unknown) => {
      console.error('An answer could not be finished.', error)
      response.destroy()
    },
  )
}

function toBuffer(chunk: string | Uint8Array, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk)
  return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8')
}

/** The headers among the arguments of `writeHead`: an object, or names and values in turn. */
function headersOf(rest: unknown[]): [string, OutgoingHttpHeader | undefined][] {
  const headers = rest.find((value) => typeof value === 'object' && value !== null)
  if (Array.isArray(headers)) {
    return headers.flatMap((name, index) => (index % 2 === 0 ? [[String(name), headers[index + 1]]] : []))
  }
  return Object.entries(headers ?? {})
}
