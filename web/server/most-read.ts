import type { IncomingMessage, ServerResponse } from 'node:http'

/** A page by its path alone: the others are data for the router, lists for machines and dialogs. */
const page = /^\/(?!api\/)[^ .]*$/

const shown = 8

/**
 * Answers `/api/most-read` with `{ "paths": [...] }`: the pages that visitors ask this process for most, in their order and without any
 * number, for the first screen of the Studio. @returns false for other addresses.
 */
export function answerMostRead(
  { url }: IncomingMessage,
  response: ServerResponse,
  held: { mostAsked: () => string[] },
): boolean {
  if (url !== '/api/most-read') return false
  const paths = held.mostAsked().filter((key) => page.test(key))
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  }
  response.writeHead(200, headers).end(JSON.stringify({ paths: paths.slice(0, shown) }))
  return true
}
