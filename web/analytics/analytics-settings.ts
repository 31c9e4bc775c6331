import type { AnalyticsSettings } from '../content-types.ts'

export type WebAnalyticsSettings = AnalyticsSettings['webAnalytics']
export type NetworkSettings = AnalyticsSettings['network']

/** Whether there is anyone to send events to: without, nobody is asked for consent. */
export function hasAnalytics({ webAnalytics, network }: AnalyticsSettings): boolean {
  return webAnalytics.id !== '' || network.id !== ''
}
