import type { IncomingMessage } from 'node:http'
import { isStaticFile } from '@tidewright/schemas/static-files.ts'
import { draftModeCookie } from '../../next-internals/html-markers.ts'
import { varyHeaders } from '../../next-internals/response-headers.ts'
import type { CacheableRequest } from '../loopback-server.ts'

/** The API, except dialogs, which are pages without a frame; and the files of the build. */
const isUncached = /^\/(?:_next\/|api\/(?!dialogs\/))/
const isPrerenderedFile = /\.xml$|^\/robots\.txt$/
const maxHeaderLength = 4_096

/**
 * The cache key of a request and the part of it that the response may depend on; null if the response may be the
 * visitor's own: other methods, drafts, files. The query is not part of the key, since prerendered pages don't read it.
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
    (isStaticFile(path) && !isPrerenderedFile.test(path)) ||
    headers.cookie?.includes(draftModeCookie) ||
    headers.range ||
    headers.authorization
  )
    return null
  const varied = varyHeaders.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  if (varied.some(([, value]) => value.length > maxHeaderLength)) return null
  return {
    key: [path, ...varied.map((pair) => pair.join('='))].join(' '),
    request: { url, headers: Object.fromEntries(varied) },
  }
}
