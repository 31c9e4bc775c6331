import 'server-only'
import { countsQuery } from '@tidewright/schemas/documents/counts.groq.ts'
import { siteSettingsQuery } from '@tidewright/schemas/documents/site-settings/site-settings.groq.ts'
import { type Figures, formatFigures, quotesCounts } from '@tidewright/schemas/figures.ts'
import { defaultLocale, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import type { AnalyticsSettings, CompanyImprint, SiteSettings } from '../content-types.ts'
import { interpolateFigures } from './figures.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { withFallback } from './lake/with-fallback.ts'

/** The settings of the whole site, or null before there are any. */
export function getSettings(): Promise<SiteSettings | null> {
  return sanityFetch(siteSettingsQuery)
}

/** The figures of the settings as a language writes them, with counts of the content where asked; null before there are any. */
const getFigures = cache(async (language: LocaleId, withCounts: boolean): Promise<Figures | null> => {
  const settings = await getSettings()
  const counts = withCounts && (await sanityFetch(countsQuery, { params: { language: defaultLocale } }))
  return settings && formatFigures({ ...settings, counts: counts || null }, localeOf(language).languageTag)
})

/**
 * Puts the figures of the settings into what the content lake answered, written as the language writes numbers. Content is counted
 * only for texts that say so: a page that quotes a count is made anew with every document that counts.
 */
export async function fillFigures<Value>(value: Value, language: LocaleId): Promise<Value> {
  const figures = await getFigures(language, quotesCounts(value))
  return figures ? interpolateFigures(value, figures) : value
}

/** The name of the company; empty when the settings never loaded. */
export async function getCompany(): Promise<string> {
  return withFallback(
    async () => (await getSettings())?.company ?? '',
    () => '',
  )
}

/** Who stands behind the site by law; null when the settings never loaded. */
export function getImprint(): Promise<CompanyImprint | null> {
  return withFallback(getSettings, () => null)
}

/** Whom the site tells of visits, and for how many months a choice about it is remembered; null when never loaded and in the preview, which is no visit. */
export async function getAnalytics(): Promise<{ settings: AnalyticsSettings; consentMonths: number } | null> {
  if ((await draftMode()).isEnabled) return null
  const settings = await withFallback(getSettings, () => null)
  if (!settings) return null
  const months = settings.figures.find(({ key }) => key === 'consentMonths')?.value
  return { settings: settings.analytics, consentMonths: months ?? 6 }
}

/** Where logos come from: an address in which `{domain}` stands for a company's website; empty where there is none. */
export async function getLogoService(): Promise<string> {
  return (await getSettings())?.logoService ?? ''
}
