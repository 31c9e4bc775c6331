import 'server-only'
import { siteSettingsQuery } from '@tidewright/schemas/documents/site-settings.groq.ts'
import { formatFigures } from '@tidewright/schemas/figures.ts'
import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import type { SiteSettingsQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { typeCacheTag } from './cache-tags.ts'
import { interpolateFigures } from './figures.ts'
import { shortLived } from './revalidate-within.ts'
import { ContentUnavailableError, sanityFetch } from './sanity-fetch.ts'

/** The settings of the whole site, or null before there are any. */
function getSettings(): Promise<SiteSettingsQueryResult> {
  return sanityFetch(siteSettingsQuery, { tags: [typeCacheTag('siteSettings')] })
}

/** Puts the figures of the settings into what the content lake answered, written as the language writes numbers. */
export async function figureInterpolator(language: LocaleId): Promise<<Value>(value: Value) => Value> {
  const settings = await getSettings()
  if (!settings) return (value) => value
  const figures = formatFigures(settings, localeOf(language).languageTag)
  return (value) => interpolateFigures(value, figures)
}

/** The name of the company; empty when the settings never loaded. */
export async function getCompany(): Promise<string> {
  try {
    return (await getSettings())?.company ?? ''
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    await shortLived()
    return ''
  }
}

/** Where logos come from: an address in which `{domain}` stands for a company's website; empty where there is none. */
export async function getLogoService(): Promise<string> {
  return (await getSettings())?.logoService ?? ''
}
