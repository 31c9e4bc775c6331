import { env } from '@/env.ts'

/** Browsers tell where a post comes from; one from another site is refused, one that does not tell is let in. */
export function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('origin')
  return (
    origin === null || origin === 'null' || origin === env.SITE_URL || new URL(request.url).origin === origin
  )
}
