import type { FunctionDeps } from './deps.ts'
import { timingSafeEqual } from './timing-safe-equal.ts'

/**
 * The network address that a request is counted under. The site's own server names its visitor's and proves itself with
 * the shared secret; everyone else is who the edge says they are. Empty when nobody knows.
 */
export async function clientIp(request: Request, deps: Pick<FunctionDeps, 'siteSecret'>): Promise<string> {
  const named = request.headers.get('x-client-ip')?.trim()
  if (named && (await timingSafeEqual(request.headers.get('x-site-secret'), deps.siteSecret))) return named
  // The hosted edge sets cf-connecting-ip itself. Elsewhere the nearest proxy appends to x-forwarded-for, and what
  // stands before its entry may be the visitor's invention.
  const edge = request.headers.get('cf-connecting-ip')
  return (edge ?? request.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '').trim()
}
