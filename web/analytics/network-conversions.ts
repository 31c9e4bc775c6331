import type { NetworkSettings } from './analytics-settings.ts'
import { conversionOf } from './conversions.ts'
import type { AnalyticsEvent } from './events.ts'
import { loadScript } from './load-script.ts'

/** The id under which the network counts the conversion that an event is; null where it is none, or not counted there. */
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
 * Loads the conversion tracker of the professional network and returns what sends an event to it. Only to be called after consent.
 * https://www.linkedin.com/help/lms/answer/a427660
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

/** Stands in until the script has come, which takes up what was called meanwhile. */
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
