import 'server-only'
import { env } from '@/env.ts'
import { clientIp } from './client-ip.ts'

/** With these the site's server speaks for a visitor: functions limit the visitor, not the server. */
export function visitorHeaders(request: Request): Record<string, string> {
  return {
    'x-site-secret': env.SITE_SECRET,
    'x-client-ip': clientIp(request.headers.get('x-forwarded-for')),
  }
}
