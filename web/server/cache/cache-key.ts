import type { IncomingMessage } from 'node:http'
import { isSearchPath } from '@tidewright/contracts/search-paths.ts'
import { isStaticFile } from '@tidewright/contracts/static-files.ts'
import { draftModeCookie } from '../../next-internals/html-markers.ts'
import { isWellFormed, urlFor, varyHeaders } from '../../next-internals/response-headers.ts'
import type { CacheableRequest } from '../loopback-server.ts'

/** The API, except what Next.js renders and caches like a page: dialogs and share images; and the files of the build. */
const isUncached = /^\/(?:_next\/|api\/(?!dialogs\/|og-images\/))/
/** Files that the site makes. Visitors may ask for a part of one. */
const isMadeFile = /^\/(?:downloads\/.*\.(?:pdf|xlsx)$|api\/og-images\/)/
const isPrerenderedFile = /\.xml$|^\/robots\.txt$/
const maxHeaderLength = 4_096

/**
 * The cache key of a request and the part of it that the response may depend on; null if the response may be the
 * visitor's own (other methods, drafts, searches, files of the build) or a header of the key isn't what Next.js's router sends. The query is
 * part of neither, since prerendered pages don't read it. No path or header contains a line break, so each key stands
 * for one request.
 */
export function toCacheableRequest({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): { key: string; request: CacheableRequest } | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = url.split('?')[0] ?? '/'
  if (
    isUncached.test(path) ||
    isSearchPath(path) ||
    (isStaticFile(path) && !isPrerenderedFile.test(path) && !isMadeFile.test(path)) ||
    headers.cookie?.includes(draftModeCookie) ||
    (headers.range && !isMadeFile.test(path)) ||
    headers.authorization
  )
    return null
  const varied = varyHeaders.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  if (varied.some(([name, value]) => value.length > maxHeaderLength || !isWellFormed(name, value)))
    return null
  const variedHeaders = Object.fromEntries(varied)
  return {
    key: [path, ...varied.map((pair) => pair.join('='))].join('\n'),
    request: { url: urlFor(path, variedHeaders), headers: variedHeaders },
  }
}
