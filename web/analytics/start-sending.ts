import type { AnalyticsSettings } from '../content-types.ts'
import { measuredUrl } from './measured-url.ts'
import { startNetworkConversions, startWebAnalytics } from './services.ts'
import { onAnalyticsEvent, track } from './track.ts'
import { rememberVisitOrigin } from './visit-origin.ts'

/** Loads the configured services and sends them every event from now on. Call it once, after consent. */
export function startSending({ webAnalytics, network }: AnalyticsSettings): void {
  rememberVisitOrigin()
  const senders = [
    ...(webAnalytics.id ? [startWebAnalytics(webAnalytics, currentPage())] : []),
    ...(network.id ? [startNetworkConversions(network)] : []),
  ]
  const untilThePageGoes = new AbortController().signal
  onAnalyticsEvent((event) => {
    for (const send of senders) send(event)
  }, untilThePageGoes)
}

/** Reports a view of the current page. */
export function trackPageView(): void {
  track({ name: 'page_view', ...currentPage() })
}

function currentPage() {
  return { title: document.title, url: measuredUrl(location.href) }
}
