import type { IncomingMessage } from 'node:http'
import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import { isRouterState } from '../../next-internals/response-headers.ts'

/** Next.js takes quadratic time over query parameters: 16 kB of them block the site for seconds. */
const maxQueryLength = 2_048
const maxParameters = 100
const maxUrlLength = 8_192
/** The largest request body of any route, in bytes: forms, webhooks. */
export const maxBodyBytes = 64 * 1024

export type Rejection = {
  status: 400 | 405 | 413 | 414 | 429
  message: string
  headers?: Record<string, string>
}

const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
/** Routes of the API say themselves which of these they take. */
const apiMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const pageMethods = ['GET', 'HEAD']

/** Why a request is rejected before Next.js sees it; null if it isn't. */
export function rejectionFor({
  method = 'GET',
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Rejection | null {
  const [path = '', query = ''] = splitOnce(url, '?')
  // A fragment stays in the browser; as part of a path it would be a second key for the same page.
  if (!path.startsWith('/') || url.includes('#')) return { status: 400, message: 'Invalid request target' }
  if (headers.host !== undefined && !host.test(headers.host))
    return { status: 400, message: 'Invalid Host header' }
  const methods = path.startsWith('/api/') ? apiMethods : pageMethods
  if (!methods.includes(method))
    return { status: 405, message: 'Method not allowed', headers: { allow: methods.join(', ') } }
  if (url.length > maxUrlLength || query.length > maxQueryLength || query.split('&').length > maxParameters) {
    return { status: 414, message: 'URL too long' }
  }
  if (!isWellEncoded(path)) return { status: 400, message: 'Invalid percent encoding in the URL' }
  const routerState = headers['next-router-state-tree']
  if (routerState !== undefined && !isRouterState(String(routerState))) {
    return { status: 400, message: 'Invalid router state' }
  }
  // Next.js logs a stack for each action that it can't find.
  if (headers['next-action'] !== undefined) return { status: 400, message: 'Unknown server action' }
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return bodyTooLarge
  return null
}

/**
 * The path and query of a request target, which may be a whole URL.
 * Source: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? []
  return rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`
}

export const bodyTooLarge: Rejection = { status: 413, message: 'Request body too large' }

/**
 * The URL that Next.js gets. It decodes some paths twice, so an encoded percent sign is an error to it. No page has one
 * in its path; such a URL becomes that of a path that does not exist.
 */
export function normalizeUrl(url: string): string {
  const [path = ''] = splitOnce(url, '?')
  // File names may contain one.
  if (!/%25/.test(path) || path.startsWith('/api/files/')) return url
  if (path.startsWith('/api/')) return '/api/-'
  const first = path.split('/')[1]
  const locale = locales.find(({ id }) => id === first && id !== defaultLocale)
  return `${locale ? `/${locale.id}` : ''}/-`
}

/** The text before and after the first separator; only the text if there is none. */
export function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

/** True for percent-encoded UTF-8 without a null byte. */
function isWellEncoded(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
