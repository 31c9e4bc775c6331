import 'server-only'
import { env } from '@/env.ts'
import { clientIp } from './client-ip.ts'

/** Headers that prove to a function that the site's own server calls. */
export function siteHeaders(): Record<string, string> {
  return { 'x-site-secret': env.SITE_SECRET }
}

/** Headers with which the site's server acts for a visitor: functions rate-limit the visitor, not the server. */
export function visitorHeaders(request: Request): Record<string, string> {
  return {
    ...siteHeaders(),
    'x-client-ip': clientIp(request.headers.get('x-forwarded-for')),
  }
}
