import type { LeadOrigin } from '@tidewright/contracts/forms/lead-origin.ts'

export type VisitOrigin = Pick<
  LeadOrigin,
  'utmSource' | 'utmMedium' | 'utmCampaign' | 'referrer' | 'landingPage'
>

export const visitOriginKey = 'visit-origin'

/** What the first page of a visit says about where it came from. Only campaigns and addresses without their query. */
export function visitOriginOf(href: string, referrer: string): VisitOrigin {
  const { origin, pathname, searchParams } = new URL(href)
  const from = referrer ? new URL(referrer) : null
  const campaign = {
    utmSource: searchParams.get('utm_source'),
    utmMedium: searchParams.get('utm_medium'),
    utmCampaign: searchParams.get('utm_campaign'),
    referrer: from && from.origin !== origin ? from.origin + from.pathname : null,
  }
  const known = Object.entries(campaign).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return { landingPage: pathname, ...Object.fromEntries(known) }
}

/** Remembers where the visit came from until the browser is closed. Call it only after consent. */
export function rememberVisitOrigin(): void {
  try {
    if (sessionStorage.getItem(visitOriginKey)) return
    const visit = visitOriginOf(location.href, document.referrer)
    sessionStorage.setItem(visitOriginKey, JSON.stringify(visit))
  } catch {
    // Storage is blocked: a request then says nothing about it.
  }
}

/** Where the visit came from; empty without consent. */
export function readVisitOrigin(): VisitOrigin {
  try {
    return Object(JSON.parse(sessionStorage.getItem(visitOriginKey) ?? '{}'))
  } catch {
    return {}
  }
}
