import type { AnalyticsEvent } from './events.ts'

const eventName = 'analytics'

/** Tells of an event those who may listen: nobody, unless the visitor has agreed. Nothing is kept for later. */
export function track(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: event }))
}

/** Hears every event from now on, until `signal` is aborted. For whoever sends them on once the visitor has agreed. */
export function onAnalyticsEvent(listen: (event: AnalyticsEvent) => void, signal: AbortSignal): void {
  const listener = ({ detail }: CustomEvent<AnalyticsEvent>) => listen(detail)
  window.addEventListener(eventName, listener, { signal })
}

declare global {
  interface WindowEventMap {
    [eventName]: CustomEvent<AnalyticsEvent>
  }
}
