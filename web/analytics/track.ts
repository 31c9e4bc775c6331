/** All analytics events with their fields, named as in the spec (sections 3 and 7). None contains personal data. */
export type AnalyticsEvent =
  | { name: 'page_view'; title: string; url: string }
  | { name: 'button_click'; button: string; source?: string }
  /** `engagement_time_msec` is always 300000, as in the spec. */
  | { name: 'assessment_completed'; score: number; category: string; engagement_time_msec: 300_000 }
  | { name: 'guide_downloaded'; resource_name: string; company?: string }
  | { name: 'file_downloaded'; resource_name: string; resource_type: string }
  /** Reported as a lead conversion of 1500 EUR. */
  | {
      name: 'discovery_call_booked'
      form_type: 'discovery_call'
      company: string
      company_size?: string
      lead_type: string
      source: string
    }
  | { name: 'lead_form_submitted'; form_type: 'consultation'; company: string }
  | { name: 'newsletter_signup'; source: string }
  | { name: 'playbook_requested'; resource_name: string }
  | { name: 'calculate'; source: 'roi_calculator' }
  /** The number of results; never what was searched. */
  | { name: 'search'; results: number }

const eventName = 'analytics'

/** Dispatches an event to the listeners; there are none unless the visitor has consented. Events aren't queued. */
export function track(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: event }))
}

/** Calls `listen` for every event until `signal` is aborted. */
export function onAnalyticsEvent(listen: (event: AnalyticsEvent) => void, signal: AbortSignal): void {
  const listener = ({ detail }: CustomEvent<AnalyticsEvent>) => listen(detail)
  window.addEventListener(eventName, listener, { signal })
}

declare global {
  interface WindowEventMap {
    [eventName]: CustomEvent<AnalyticsEvent>
  }
}
