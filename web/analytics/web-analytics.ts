import { conversionOf } from './conversions.ts'
import { loadScript } from './load-script.ts'
import type { WebAnalyticsSettings } from './page-origins.ts'
import type { AnalyticsEvent } from './track.ts'

/** An event in the service's format: a name and its parameters. */
export type WebAnalyticsEvent = { name: string; parameters: Record<string, string | number> }

/** Converts an event: the event with its fields and, if it is one, the conversion. */
export function webAnalyticsEvents(event: AnalyticsEvent): WebAnalyticsEvent[] {
  const { name, ...fields } = event
  if (event.name === 'page_view') {
    return [{ name, parameters: { page_title: event.title, page_location: event.url } }]
  }
  const conversion = conversionOf(event)
  const parameters = { ...(conversion?.type === 'download' && { resource_type: 'guide' }), ...fields }
  if (!conversion) return [{ name, parameters }]
  return [
    { name, parameters: { ...parameters, ...conversion.worth } },
    { name: 'conversion', parameters: { conversion_type: conversion.type, ...conversion.worth } },
  ]
}

/**
 * Loads the service. Call it only after consent.
 * @returns a function that sends an event. https://developers.google.com/tag-platform/gtagjs/reference
 */
export function startWebAnalytics(
  { id, scriptOrigin }: WebAnalyticsSettings,
  page: { url: string; title: string },
) {
  window.dataLayer ??= []
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  gtag('consent', 'update', { analytics_storage: 'granted' })
  gtag('js', new Date())
  setPage(page)
  gtag('config', id, { send_page_view: false, allow_google_signals: false })
  loadScript(`${scriptOrigin}/gtag/js?id=${encodeURIComponent(id)}`)
  return (event: AnalyticsEvent) => {
    if (event.name === 'page_view') setPage(event)
    for (const { name, parameters } of webAnalyticsEvents(event)) gtag('event', name, parameters)
  }
}

/** Overrides the URLs of the page and its referrer: the service would read the full ones itself. */
function setPage({ url, title }: { url: string; title: string }) {
  gtag('set', { page_location: url, page_title: title, page_referrer: '' })
}

/** Commands must be `arguments` objects: the service treats arrays as other data. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments)
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}
