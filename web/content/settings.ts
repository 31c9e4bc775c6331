import 'server-only'
import {
  type Figures,
  formatFigures,
  interpolateFigures,
  quotesCounts,
} from '@tidewright/contracts/figures.ts'
import { defaultLocale, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { countsQuery } from '@tidewright/schemas/documents/counts.groq.ts'
import {
  calculatorQuery,
  siteSettingsQuery,
} from '@tidewright/schemas/documents/site-settings/site-settings.groq.ts'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import type { AnalyticsSettings, CompanyImprint, SiteSettings } from '../content-types.ts'
import { sanityFetch, withFallback } from './lake/sanity-fetch.ts'

/** The settings of the whole site, or null if the document doesn't exist yet. */
export function getSettings(): Promise<SiteSettings | null> {
  return sanityFetch(siteSettingsQuery)
}

/**
 * The figures from Settings, formatted for the locale, and document counts if requested; null if Settings doesn't exist
 * yet.
 */
const getFigures = cache(async (locale: LocaleId, withCounts: boolean): Promise<Figures | null> => {
  const settings = await getSettings()
  const counts = withCounts && (await sanityFetch(countsQuery, { params: { language: defaultLocale } }))
  return settings && formatFigures({ ...settings, counts: counts || null }, localeOf(locale).languageTag)
})

/**
 * Replaces the figures in a query result, formatted for the locale. Counts are queried only if a text uses one, since
 * such a page is rendered again whenever a counted document changes.
 */
export async function fillFigures<Value>(value: Value, locale: LocaleId): Promise<Value> {
  const figures = await getFigures(locale, quotesCounts(value))
  return figures ? interpolateFigures(value, figures) : value
}

/** What the files to download quote; null if Settings doesn't exist yet. */
export async function getDownloadSettings() {
  const [settings, calculator] = await Promise.all([getSettings(), sanityFetch(calculatorQuery)])
  return settings && calculator && { ...settings, calculator }
}

/** The company's name; empty if Settings never loaded. */
export async function getCompany(): Promise<string> {
  return withFallback(
    async () => (await getSettings())?.company ?? '',
    () => '',
  )
}

/** Where visitors write to; empty if Settings never loaded. */
export async function getContactEmail(): Promise<string> {
  return withFallback(
    async () => (await getSettings())?.contactEmail ?? '',
    () => '',
  )
}

/** The company's legal details; null if Settings never loaded. */
export function getImprint(): Promise<CompanyImprint | null> {
  return withFallback(getSettings, () => null)
}

/**
 * The analytics services, and for how many months consent is stored; null if Settings never loaded, and in preview,
 * which isn't a visit.
 */
export async function getAnalytics(): Promise<{ settings: AnalyticsSettings; consentMonths: number } | null> {
  if ((await draftMode()).isEnabled) return null
  const settings = await withFallback(getSettings, () => null)
  if (!settings) return null
  const months = settings.figures.find(({ key }) => key === 'consentMonths')?.value
  return { settings: settings.analytics, consentMonths: months ?? 6 }
}

/** The URL of the logo service with `{domain}` for a company's website; empty if there is none. */
export async function getLogoService(): Promise<string> {
  return (await getSettings())?.logoService ?? ''
}
