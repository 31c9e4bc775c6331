import type { FunctionDeps } from './deps.ts'
import { timingSafeEqual } from './timing-safe-equal.ts'

/**
 * The IP address that rate limits count. The site's own server sends its visitor's IP and proves itself with the shared
 * secret; for everyone else it is what the edge says. Empty if unknown.
 */
export async function clientIp(request: Request, deps: Pick<FunctionDeps, 'siteSecret'>): Promise<string> {
  const fromSite = request.headers.get('x-client-ip')?.trim()
  if (fromSite && (await timingSafeEqual(request.headers.get('x-site-secret'), deps.siteSecret)))
    return fromSite
  // The hosted edge sets cf-connecting-ip itself. Elsewhere the nearest proxy appends to x-forwarded-for; entries
  // before its own can be forged.
  const edge = request.headers.get('cf-connecting-ip')
  return (edge ?? request.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '').trim()
}
