import { describe, expect, it } from 'vitest'
import { conversionOf, networkConversionId, webAnalyticsEvents } from './services.ts'
import type { AnalyticsEvent } from './track.ts'

const booked: AnalyticsEvent = {
  name: 'discovery_call_booked',
  form_type: 'discovery_call',
  company: 'Example & Sons',
  company_size: '25',
  lead_type: 'discovery_call',
  source: 'assessment',
}
const assessed: AnalyticsEvent = {
  name: 'assessment_completed',
  score: 7,
  category: 'ready',
  engagement_time_msec: 300_000,
}
const guide: AnalyticsEvent = { name: 'guide_downloaded', resource_name: 'AI for SMEs Starter Guide' }

describe('event sent to the web analytics service', () => {
  it('has title and URL for a page view', () => {
    const event = { name: 'page_view', title: 'Contact', url: 'https://tidewright.example/contact' } as const
    expect(webAnalyticsEvents(event)).toEqual([
      { name: 'page_view', parameters: { page_title: 'Contact', page_location: event.url } },
    ])
  })

  it('is a lead worth 1500 EUR with its fields for a booked discovery call', () => {
    const { name, ...fields } = booked
    expect(webAnalyticsEvents(booked)).toEqual([
      { name, parameters: { ...fields, value: 1500, currency: 'EUR' } },
      { name: 'conversion', parameters: { conversion_type: 'lead_form', value: 1500, currency: 'EUR' } },
    ])
  })

  it('has score, category and the spec’s engagement time for a completed assessment', () => {
    expect(webAnalyticsEvents(assessed)).toEqual([
      {
        name: 'assessment_completed',
        parameters: { score: 7, category: 'ready', engagement_time_msec: 300_000 },
      },
      { name: 'conversion', parameters: { conversion_type: 'assessment' } },
    ])
  })

  it('is a guide download, unless the file has another type', () => {
    expect(webAnalyticsEvents(guide)[0]?.parameters.resource_type).toBe('guide')
    const sheet = { name: 'file_downloaded', resource_name: 'ROI', resource_type: 'Excel Template' } as const
    expect(webAnalyticsEvents(sheet)[0]?.parameters.resource_type).toBe('Excel Template')
  })

  it('keeps other events as they are, without empty fields', () => {
    const click = { name: 'button_click', button: 'lead_magnet_download', source: undefined } as const
    expect(webAnalyticsEvents(click)).toEqual([
      { name: 'button_click', parameters: { button: 'lead_magnet_download' } },
    ])
    const calculated = { name: 'calculate', source: 'roi_calculator' } as const
    expect(webAnalyticsEvents(calculated)).toEqual([
      { name: 'calculate', parameters: { source: 'roi_calculator' } },
    ])
  })
})

describe('conversion', () => {
  it.each<[AnalyticsEvent, string | undefined]>([
    [booked, 'lead_form'],
    [{ name: 'lead_form_submitted', form_type: 'consultation', company: 'x' }, 'lead_form'],
    [assessed, 'assessment'],
    [guide, 'download'],
    [{ name: 'file_downloaded', resource_name: 'x', resource_type: 'y' }, 'download'],
    [{ name: 'newsletter_signup', source: 'direct' }, 'newsletter'],
    [{ name: 'calculate', source: 'roi_calculator' }, undefined],
    [{ name: 'playbook_requested', resource_name: 'x' }, undefined],
  ])('of %j is %s', (event, type) => {
    expect(conversionOf(event)?.type).toBe(type)
  })

  it('has a value only for a booked call', () => {
    expect(conversionOf(booked)?.worth).toEqual({ value: 1500, currency: 'EUR' })
    expect(conversionOf(assessed)).toEqual({ type: 'assessment' })
  })

  it('is sent to the network only if it has an id there', () => {
    const conversions = { leadForm: '11', download: '', assessment: '33', newsletter: '44' }
    expect(networkConversionId(booked, conversions)).toBe(11)
    expect(networkConversionId(assessed, conversions)).toBe(33)
    expect(networkConversionId(guide, conversions)).toBeNull()
    expect(networkConversionId({ name: 'calculate', source: 'roi_calculator' }, conversions)).toBeNull()
  })
})
