import type { NetworkSettings, WebAnalyticsSettings } from './page-origins.ts'
import type { AnalyticsEvent } from './track.ts'

/** An event in the format of the web analytics service: a name and its parameters. */
type WebAnalyticsEvent = { name: string; parameters: Record<string, string | number> }

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
 * Loads the web analytics service. Call it only after consent.
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
    dataLayer?: unknown[]
    _linkedin_partner_id?: string
    _linkedin_data_partner_ids?: string[]
    lintrk?: Lintrk
  }
}

/**
 * Loads a script from another origin. If it fails, e.g. because a browser blocks it, nothing changes for the visitor.
 */
function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Conversions; spec section 7. */
type ConversionType = 'lead_form' | 'download' | 'assessment' | 'newsletter'

type Conversion = {
  type: ConversionType
  /** Its value to the company, where known. */
  worth?: { value: number; currency: 'EUR' }
}

/** The value of a booked discovery call (spec section 7). */
const leadWorth = { value: 1500, currency: 'EUR' } as const

/** The conversion that an event counts as, or null. */
export function conversionOf(event: AnalyticsEvent): Conversion | null {
  switch (event.name) {
    case 'discovery_call_booked':
      return { type: 'lead_form', worth: leadWorth }
    case 'lead_form_submitted':
      return { type: 'lead_form' }
    case 'assessment_completed':
      return { type: 'assessment' }
    case 'guide_downloaded':
    case 'file_downloaded':
      return { type: 'download' }
    case 'newsletter_signup':
      return { type: 'newsletter' }
    default:
      return null
  }
}
