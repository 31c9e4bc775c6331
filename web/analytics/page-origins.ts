import type { AnalyticsSettings } from '../content-types.ts'
import { hasAnalytics } from './analytics-settings.ts'

/**
 * What the page's Content-Security-Policy has to allow beside its own, as directives. The page carries it in a `meta`
 * named `csp-origins`, from which `server/` takes it.
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
