import type { OutgoingHttpHeaders } from 'node:http'
import { isEmptyDocument, joinScripts, redirectLocation } from '../../next-internals/html-markers.ts'
import { pruneRscPayload } from '../../next-internals/prune-rsc-payload.ts'
import type { RenderedResponse } from '../loopback-server.ts'
import { allowPageOrigins } from './page-origins.ts'
import { allowKnownScripts } from './script-hashes.ts'

export type TransformedResponse = { headers: OutgoingHttpHeaders; body: Buffer }

export type TransformOptions = {
  url: string
  /** In draft mode the page keeps all that the Studio's preview reads. */
  isDraftMode: boolean
  /** The page that visitors get for a path that does not exist; null if it can't be rendered. */
  renderNotFound: (url: string) => Promise<Buffer | null>
}

/** Paths that programs request: a 404 there is a line of text instead of a page. */
const isNoPage = /^\/(?:api|_next)\//
const notFoundText = Buffer.from('Not found.')

/**
 * What visitors get for a response of Next.js with text in it: inline scripts of pages are joined, pruned and named in
 * the Content-Security-Policy. See docs/decisions/0006-server.md.
 */
export async function transformResponse(
  { status, headers, body }: RenderedResponse,
  options: TransformOptions,
): Promise<TransformedResponse> {
  const isPage = String(headers['content-type']).startsWith('text/html')
  if (!isPage) return { headers, body }
  if (status === 404 && isNoPage.test(options.url)) {
    const { etag: _, ...rest } = headers
    return { headers: { ...rest, 'content-type': 'text/plain; charset=utf-8' }, body: notFoundText }
  }
  return transformPage({ status, headers, body }, options)
}

async function transformPage(
  { status, headers, body }: RenderedResponse,
  { url, isDraftMode, renderNotFound }: TransformOptions,
): Promise<TransformedResponse> {
  const received = body.toString('utf8')
  const notFoundPage = status === 404 && isEmptyDocument(received) ? await renderNotFound(url) : null
  const joined = joinScripts(notFoundPage?.toString('utf8') ?? received)
  const html = isDraftMode ? joined : pruneRscPayload(joined)
  const transformed: OutgoingHttpHeaders = { ...headers }
  if (notFoundPage) delete transformed.etag
  const policy = headers['content-security-policy']
  if (typeof policy === 'string') {
    transformed['content-security-policy'] = allowPageOrigins(allowKnownScripts(policy, html, url), html)
  }
  // Next.js can lose the location of a redirect that it renders again, and doubles it on the first render.
  if (status >= 301 && status <= 308) {
    const [location = redirectLocation(html)] = [headers.location ?? []].flat()
    // Browsers drop a tab and read a backslash as a slash: `/<tab>/evil.example` would lead to another site.
    if (location) transformed.location = location.replaceAll(/[\t\\]/g, encodeURIComponent)
  }
  return { headers: transformed, body: Buffer.from(html) }
}
