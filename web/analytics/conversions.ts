import type { AnalyticsEvent } from './track.ts'

/** Conversions; spec section 7. */
type ConversionType = 'lead_form' | 'download' | 'assessment' | 'newsletter'

export type Conversion = {
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
