/**
 * Stands before Next.js in its own process: names the inline scripts of each page in the page's Content-Security-Policy
 * and compresses with Brotli. Neither needs a page to be made on request; see docs/decisions/0006-server.md.
 */
import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { LRUCache } from 'lru-cache'
import {
  draftModeCookie,
  isEmptyDocument,
  joinScripts,
  redirectLocation,
} from '../next-internals/documents.ts'
import { withoutStaticRows } from '../next-internals/flight.ts'
import { compiledAhead } from './compile-ahead.ts'
import { encodingFor, isCompressible, varyOnEncoding } from './compress.ts'
import { CompressedBodies } from './compressed-bodies.ts'
import { fetchNotFoundPage } from './not-found.ts'
import { allowPageOrigins } from './page-origins.ts'
import { allowOnly, inlineScriptHashes } from './script-hashes.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Head = { status: number; headers: OutgoingHttpHeaders }
/** Makes the body that is sent, and may change the head. */
type FinishBody = (head: Head, body: Buffer) => Promise<Buffer>

type ListenerOptions = {
  /** Where the site answers, to be asked for its page for what is not found. */
  origin: string
  /** Whether visitors get the answer as it is: then Next.js's own year in shared caches is taken out. */
  isPublic?: boolean
  /** The paths of the scripts that every page runs first. */
  firstScripts?: ReadonlySet<string>
}

/** A request listener that passes everything to `handle` and finishes its answers. */
export function createListener(
  handle: Handler,
  { origin, isPublic = false, firstScripts = new Set() }: ListenerOptions,
): RequestListener {
  const compressedBodies = new CompressedBodies()
  return (request, response) => {
    const accept = request.headers['accept-encoding']
    // Next.js answers plainly; it would compress with gzip alone.
    delete request.headers['accept-encoding']
    // Whoever speaks to this server cannot choose what stands last.
    request.headers['x-forwarded-for'] = [
      request.headers['x-forwarded-for'] ?? [],
      request.socket.remoteAddress ?? [],
    ]
      .flat()
      .join(', ')
    // Made whole like any other; Node.js leaves the body of an answer to HEAD out by itself.
    if (request.method === 'HEAD') request.method = 'GET'
    collectText(response, (head, body) =>
      finish({ request, accept, origin, isPublic, firstScripts, compressedBodies }, head, body),
    )
    handle(request, response).catch((error: unknown) => {
      if (response.writableEnded || response.destroyed) return // refused while it was being read
      console.error('A request could not be answered.', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

/** Where programs ask: they get a word, and not the page that a person gets. */
const isNoPage = /^\/(?:api|_next)\//
const nothing = Buffer.from('There is nothing here.')

type Visit = {
  request: IncomingMessage
  /** The encodings that the visitor takes. */
  accept: string | undefined
  origin: string
  isPublic: boolean
  firstScripts: ReadonlySet<string>
  compressedBodies: CompressedBodies
}

async function finish(visit: Visit, { status, headers }: Head, original: Buffer): Promise<Buffer> {
  const { request, accept, isPublic, compressedBodies } = visit
  if (isPublic && /^s-maxage=/.test(String(headers['cache-control']))) {
    headers['cache-control'] = 'public, max-age=0, must-revalidate'
  }
  const isPage = String(headers['content-type']).startsWith('text/html')
  if (isPage && status === 404 && isNoPage.test(request.url ?? '/')) {
    headers['content-type'] = 'text/plain; charset=utf-8'
    delete headers.etag
    return nothing
  }
  const body = isPage
    ? await finishPage(visit, { status, headers }, original)
    : compiledAhead({ url: request.url, status, headers }, original, visit.firstScripts)
  headers.vary = varyOnEncoding(headers.vary)
  const encoding = encodingFor(accept)
  if (!encoding || body.length < 512 || headers['content-encoding']) return body
  headers['content-encoding'] = encoding
  return compressedBodies.compressed(body, {
    url: request.url ?? '/',
    etag: headers.etag?.toString() ?? null,
    encoding,
    forGood: String(headers['cache-control']).includes('immutable'),
  })
}

async function finishPage(
  { request, origin }: Visit,
  { status, headers }: Head,
  original: Buffer,
): Promise<Buffer> {
  const { html, hashes } = pageOf({ request, headers }, original)
  const isEmpty = status === 404 && isEmptyDocument(html)
  const notFoundPage = isEmpty ? await fetchNotFoundPage(origin, request.url ?? '/') : null
  if (notFoundPage) delete headers.etag
  const policy = headers['content-security-policy']
  if (typeof policy === 'string') {
    const sent = notFoundPage?.toString('utf8') ?? html
    const allowed = notFoundPage ? inlineScriptHashes(sent) : hashes
    headers['content-security-policy'] = allowPageOrigins(allowOnly(policy, allowed), sent)
  }
  // Next.js loses the address of a redirect when it makes a page anew behind an answer that is sent, and doubles it
  // when it makes one for the first time.
  if (status >= 301 && status <= 308) {
    const [location = redirectLocation(html)] = [headers.location ?? []].flat()
    if (location) headers.location = location
  }
  return notFoundPage ?? Buffer.from(html)
}

type Page = { html: string; hashes: string[] }

/** Pages by their ETag: a stale one is asked for again and again while it is made anew. */
const pages = new LRUCache<string, Page>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ html }) => html.length,
})

/** The page with its scripts joined and, but in an editor's preview, without what they say twice; and the hashes of what is left of them. */
function pageOf(
  { request, headers }: { request: IncomingMessage; headers: OutgoingHttpHeaders },
  original: Buffer,
): Page {
  const isPreview = request.headers.cookie?.includes(draftModeCookie)
  const key = isPreview ? undefined : headers.etag?.toString()
  const known = key && pages.get(key)
  if (known) return known
  const joined = joinScripts(original.toString('utf8'))
  const html = isPreview ? joined : withoutStaticRows(joined)
  const page = { html, hashes: inlineScriptHashes(html) }
  if (key) pages.set(key, page)
  return page
}

function contentType(response: ServerResponse): string {
  return String(response.getHeader('content-type') ?? '')
}

/** Holds back an answer of text until it is whole, then sends what `finish` makes of it; other answers pass as they come. */
function collectText(response: ServerResponse, finishBody: FinishBody): void {
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
      // The browser would put the headers of a "not modified" in the place of those that it keeps with the page.
      if (response.statusCode === 304 && !response.headersSent)
        response.removeHeader('content-security-policy')
      if (passing) return Reflect.apply(response.end, response, [chunk, encoding, done])
      if (last !== null) chunks.push(toBuffer(last, encoding))
      send(response, Buffer.concat(chunks), finishBody)
      return response
    },
  })
}

/**
 * Sends an answer with the status and headers that it has now. A stale page is made anew behind its own answer and on
 * the same response, of which Next.js reads and sets the status: a failed page would turn the good one that is still being
 * compressed into a 500, and a page at an address that had none would be made as "not found", for nobody to index.
 */
function send(response: ServerResponse, body: Buffer, finishBody: FinishBody): void {
  const head: Head = { status: response.statusCode, headers: response.getHeaders() }
  if (body.length === 0) response.end()
  else {
    finishBody(head, body).then(
      (finished) => {
        const { statusCode } = response
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        response.writeHead(head.status, { ...head.headers, 'content-length': finished.length }).end(finished)
        response.statusCode = statusCode
      },
      (error: unknown) => {
        console.error('An answer could not be finished.', error)
        response.destroy()
      },
    )
  }
  response.statusCode = 200
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
