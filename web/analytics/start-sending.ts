import type { AnalyticsSettings } from '../content-types.ts'
import { isMeasurable, markMeasured, measuredUrl } from './measured-url.ts'
import { startNetworkConversions, startWebAnalytics } from './services.ts'
import { onAnalyticsEvent, track } from './track.ts'
import { rememberVisitOrigin } from './visit-origin.ts'

/** Loads the configured services and sends them every event from now on. Call it once, after consent. */
export function startSending({ webAnalytics, network }: AnalyticsSettings): void {
  rememberVisitOrigin()
  markMeasured()
  // Before those of the services, which would read the URL. Everything else that leads to such a URL loads a document.
  window.addEventListener('popstate', leavePrivateUrls, { capture: true })
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

/** Loads the page of a URL that may not be reported as a document of its own, without third-party scripts. */
function leavePrivateUrls(event: PopStateEvent): void {
  if (isMeasurable(location.href)) return
  event.stopImmediatePropagation()
  location.reload()
}

function currentPage() {
  return { title: document.title, url: measuredUrl(location.href) }
}
