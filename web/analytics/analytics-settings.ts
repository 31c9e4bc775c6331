import type { AnalyticsSettings } from '../content-types.ts'

export type WebAnalyticsSettings = AnalyticsSettings['webAnalytics']
export type NetworkSettings = AnalyticsSettings['network']

/** Whether any analytics service is set up. Without one, the site doesn't ask for consent. */
export function hasAnalytics({ webAnalytics, network }: AnalyticsSettings): boolean {
  return webAnalytics.id !== '' || network.id !== ''
}
