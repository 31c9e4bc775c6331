import type { IncomingMessage } from 'node:http'
import { defaultLocale, locales } from '@tidewright/schemas/locales.ts'
import { isRouterState } from '../next-internals/router-state.ts'

/** Next.js takes quadratic time over the parameters of a query: 16 kB of them hold the whole site for seconds. */
const maxQueryLength = 2_048
const maxParameters = 100
const maxUrlLength = 8_192
/** The largest body that any route takes, in bytes: forms, webhooks. */
export const maxBodyBytes = 64 * 1024

export type Refusal = { status: 400 | 413 | 414; message: string }

/** Why a request is refused before Next.js sees it; null for one that may go on. */
export function refusalOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Refusal | null {
  const [path = '', query = ''] = splitOnce(url, '?')
  if (url.length > maxUrlLength || query.length > maxQueryLength || query.split('&').length > maxParameters) {
    return { status: 414, message: 'This address is too long.' }
  }
  if (!isWellEncoded(path)) return { status: 400, message: 'This address is not well encoded.' }
  const routerState = headers['next-router-state-tree']
  if (routerState !== undefined && !isRouterState(String(routerState))) {
    return { status: 400, message: 'This is no state of the router.' }
  }
  // Next.js prints a stack for each that it does not find.
  if (headers['next-action'] !== undefined) return { status: 400, message: 'This site has no such action.' }
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return tooLarge
  return null
}

export const tooLarge: Refusal = { status: 413, message: 'This is more than the site takes.' }

/**
 * The address that Next.js is asked for. It decodes some paths twice, so that an encoded percent sign is an error to it: no page
 * has one, and the address of one that does not exist takes its place.
 */
export function safeUrl(url: string): string {
  const [path = ''] = splitOnce(url, '?')
  // The name of a file may have one.
  if (!/%25/.test(path) || path.startsWith('/api/files/')) return url
  if (path.startsWith('/api/')) return '/api/-'
  const first = path.split('/')[1]
  const locale = locales.find(({ id }) => id === first && id !== defaultLocale)
  return `${locale ? `/${locale.id}` : ''}/-`
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

/** True for UTF-8 in percent encoding without a null byte. */
function isWellEncoded(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Counts the bytes of a body as they arrive, whatever its head said, and calls `onTooLarge` once they are too many. */
export function limitBody(request: IncomingMessage, onTooLarge: () => void): void {
  const { push } = request
  let received = 0
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    received += chunk?.length ?? 0
    if (received <= maxBodyBytes) return push.call(request, chunk, encoding)
    request.push = () => false
    onTooLarge()
    return false
  }
}
