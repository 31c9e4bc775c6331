import type { AnalyticsEvent } from './events.ts'

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
