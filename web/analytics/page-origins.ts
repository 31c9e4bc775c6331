import type { AnalyticsSettings } from '../content-types.ts'
import { hasAnalytics } from './analytics-settings.ts'

/**
 * The directives that the page's Content-Security-Policy needs for analytics. The page has them in a `meta` named
 * `csp-origins`, from which `server/` reads them.
 */
export function pageOrigins({ webAnalytics, network }: AnalyticsSettings): string | null {
  const used = [webAnalytics, network].filter(({ id }) => id !== '')
  if (!hasAnalytics({ webAnalytics, network })) return null
  const scripts = used.map(({ scriptOrigin }) => scriptOrigin)
  const targets = [...new Set(used.flatMap(({ collectOrigins }) => collectOrigins))]
  return [
    `script-src ${scripts.join(' ')}`,
    `connect-src ${targets.join(' ')}`,
    `img-src ${targets.join(' ')}`,
  ].join('; ')
}
