import type { LeadStatus } from '@tidewright/contracts/forms/editor-leads.ts'
import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { Lead } from './use-leads.ts'

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

export const statusTones = {
  new: 'primary',
  contacted: 'caution',
  won: 'positive',
  lost: 'default',
  spam: 'critical',
} as const satisfies Record<LeadStatus, string>

const forms: Record<string, string> = {
  consultation: 'Free consultation',
  'discovery-call': 'Readiness assessment call',
}

/** What is known about where a lead came from, as label and value. */
export function originFacts({ origin, locale }: Pick<Lead, 'origin' | 'locale'>): [string, string][] {
  const { page, form, button, utmSource, utmMedium, utmCampaign, referrer, landingPage } = origin
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ')
  const facts: [string, string | undefined][] = [
    ['Language', isLocaleId(locale) ? localeOf(locale).name : undefined],
    ['Page', page],
    ['Form', form && (forms[form] ?? form)],
    ['Opened by', button === 'page' ? undefined : button],
    ['Campaign', campaign],
    ['Came from', referrer],
    ['First page', landingPage],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}

/** The campaign or the site that a lead came from, or its page. */
export function sourceOf({ origin }: Pick<Lead, 'origin'>): string {
  const { utmSource, referrer, page } = origin
  return utmSource || (referrer && URL.canParse(referrer) ? new URL(referrer).host : '') || page || ''
}

/** `2026-11-23 14:05` in the editor's time zone. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}
