import { conversionOf } from './conversions.ts'
import { loadScript } from './load-script.ts'
import type { NetworkSettings } from './page-origins.ts'
import type { AnalyticsEvent } from './track.ts'

/** The id under which the network counts an event; null if it isn't a conversion or isn't counted. */
export function networkConversionId(
  event: AnalyticsEvent,
  conversions: NetworkSettings['conversions'],
): number | null {
  const conversion = conversionOf(event)
  if (!conversion) return null
  const ids = {
    lead_form: conversions.leadForm,
    download: conversions.download,
    assessment: conversions.assessment,
    newsletter: conversions.newsletter,
  }
  return Number(ids[conversion.type]) || null
}

/**
 * Loads the conversion tracker of the professional network. Call it only after consent.
 * @returns a function that sends an event. https://www.linkedin.com/help/lms/answer/a427660
 */
export function startNetworkConversions({ id, scriptOrigin, conversions }: NetworkSettings) {
  window._linkedin_partner_id = id
  window._linkedin_data_partner_ids = [...(window._linkedin_data_partner_ids ?? []), id]
  window.lintrk ??= queueCalls()
  loadScript(`${scriptOrigin}/li.lms-analytics/insight.min.js`)
  return (event: AnalyticsEvent) => {
    const conversion_id = networkConversionId(event, conversions)
    if (conversion_id) window.lintrk?.('track', { conversion_id })
  }
}

/** A queue until the script has loaded and processes it. */
function queueCalls(): Lintrk {
  const calls: [string, object][] = []
  return Object.assign((command: string, options: object) => void calls.push([command, options]), {
    q: calls,
  })
}

type Lintrk = ((command: string, options: object) => void) & { q?: [string, object][] }

declare global {
  interface Window {
    _linkedin_partner_id?: string
    _linkedin_data_partner_ids?: string[]
    lintrk?: Lintrk
  }
}
