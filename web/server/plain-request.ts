import type { IncomingMessage } from 'node:http'
import { isOwnFile } from '@tidewright/schemas/own-files.ts'
import { draftModeCookie } from '../next-internals/documents.ts'
import type { PlainRequest } from './inner-server.ts'

/** The headers by which Next.js tells a page from its data: it names them in `Vary`. */
const varied = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

/** Most of the API answers for itself, and so do files; dialogs, feeds, site maps and the like are pages without a frame. */
const answersItself = /^\/(?:_next\/|api\/(?!dialogs\/))/
const isMadeAhead = /\.xml$|^\/robots\.txt$/

/**
 * What an answer for everybody may be made from, and the key under which it is held. Null for requests that are answered
 * by themselves: other methods, drafts, files. The query stays out of the key: a page that is made ahead knows none.
 */
export function plainRequestOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = url.split('?')[0] ?? '/'
  if (
    answersItself.test(path) ||
    (isOwnFile(path) && !isMadeAhead.test(path)) ||
    headers.cookie?.includes(draftModeCookie) ||
    headers.range ||
    headers.authorization
  )
    return null
  const given = varied.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])] as const],
  )
  if (given.some(([, value]) => value.length > 4_096)) return null
  const request: PlainRequest = { url, headers: Object.fromEntries(given) }
  return { key: [path, ...given.map((pair) => pair.join('='))].join(' '), request }
}
