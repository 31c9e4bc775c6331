import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'
import { baseHeadersOf } from './base-headers.ts'
import type { CompressedAnswers } from './compressed-answers.ts'
import { endOldPreview } from './end-old-preview.ts'
import { limitBody, type Refusal, refusalOf, safeUrl, tooLarge } from './gate.ts'
import type { HeldAnswers } from './held-answers.ts'
import type { PlainRequest } from './inner-server.ts'
import { plainRequestOf } from './plain-request.ts'
import { sendHeld } from './send-held.ts'

type PublicListenerOptions = {
  held: HeldAnswers<PlainRequest>
  compressed: CompressedAnswers
  /** Answers a visitor's own request. */
  answerItself: RequestListener
  /** For how long shared caches keep a page, in seconds. */
  sharedCacheSeconds: number
  siteSecret: string
}

/** What visitors speak to: refuses what cannot be, gives what is held, and has the rest answered. */
export function createPublicListener(options: PublicListenerOptions): RequestListener {
  return (request, response) => {
    const refusal = refusalOf(request)
    if (refusal) return refuse(request, response, refusal)
    request.url = safeUrl(request.url ?? '/')
    endOldPreview(request, options.siteSecret)
    const plain = plainRequestOf(request)
    if (!plain) {
      limitBody(request, () => refuse(request, response, tooLarge))
      return options.answerItself(request, response)
    }
    answer(request, response, plain, options).catch((error: unknown) => {
      console.error('A page could not be answered.', error)
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' })
      response.end()
    })
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { key, request: plain }: NonNullable<ReturnType<typeof plainRequestOf>>,
  { held, compressed, answerItself, sharedCacheSeconds }: PublicListenerOptions,
): Promise<void> {
  // Where the page cannot be made from the address alone, Next.js says itself what is wrong.
  const found = await held.get(key, plain).catch(() => null)
  if (!found) return answerItself(request, response)
  const cacheControl = cacheControlOf(found, sharedCacheSeconds)
  await sendHeld(request, response, {
    answer: withQuery(found, request.url),
    isHeld: () => held.holds(key, found),
    compressed,
    cacheControl,
  })
}

/** Browsers ask each time, which costs a 304; shared caches ask every few seconds and keep the page while the site is away. */
function cacheControlOf({ status, isUnavailable }: Answer, sharedSeconds: number): string {
  if (isUnavailable) return 'no-store'
  if (status !== 200) return 'public, max-age=0, must-revalidate'
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=1, stale-if-error=604800`
}

/** A redirect that keeps what the visitor's address had behind the question mark, campaigns above all. */
function withQuery(answer: Answer, url = ''): Answer {
  const { location } = answer.headers
  const query = url.split('?')[1]
  if (!query || typeof location !== 'string' || !location.startsWith('/') || location.includes('?'))
    return answer
  const [path, anchor] = location.split('#')
  const target = `${path}?${query}${anchor ? `#${anchor}` : ''}`
  return { ...answer, headers: { ...answer.headers, location: target } }
}

/** Answers in a word, and ends the connection: what is left of the request is not waited for. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, message }: Refusal): void {
  const { writeHead, end } = ServerResponse.prototype // those of the response itself hold text back
  const headers = {
    ...baseHeadersOf(request),
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  }
  if (!response.headersSent) Reflect.apply(writeHead, response, [status, headers])
  Reflect.apply(end, response, [message, () => request.destroy()])
}
