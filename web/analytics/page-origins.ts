import type { AnalyticsSettings } from '../content-types.ts'

export type WebAnalyticsSettings = AnalyticsSettings['webAnalytics']
export type NetworkSettings = AnalyticsSettings['network']

/** Whether any analytics service is set up. Without one, the site doesn't ask for consent. */
export function hasAnalytics({ webAnalytics, network }: AnalyticsSettings): boolean {
  return webAnalytics.id !== '' || network.id !== ''
}

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
