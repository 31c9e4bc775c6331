import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'
import { encodingFor, varyOnEncoding } from './compress.ts'
import type { CompressedAnswers } from './compressed-answers.ts'

/**
 * Sends a held answer in the encoding that the visitor takes, or that it has not changed. `cacheControl` is what browsers and shared
 * caches are told; Next.js would have them keep a page for a year.
 */
export async function sendHeld(
  request: IncomingMessage,
  response: ServerResponse,
  {
    answer,
    isHeld,
    compressed,
    cacheControl,
  }: { answer: Answer; isHeld: () => boolean; compressed: CompressedAnswers; cacheControl: string },
): Promise<void> {
  const { headers, status, etag } = answer
  const common = { vary: varyOnEncoding(headers.vary), etag, 'cache-control': cacheControl }
  if (matches(request.headers['if-none-match'], etag)) {
    // Without the policy: the browser would put it in the place of the one that it keeps with the page.
    response.writeHead(304, common).end()
    return
  }
  const { body, encoding } = await compressed.bodyOf(answer, {
    encoding: encodingFor(request.headers['accept-encoding']),
    isHeld,
  })
  const sent = { ...headers, ...common, 'content-length': body.length }
  response.writeHead(status, encoding ? { ...sent, 'content-encoding': encoding } : sent)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((candidate) => [etag, '*'].includes(candidate.trim())) ?? false
}
