import 'server-only'
import { insightQuery } from '@tidewright/schemas/documents/insight/insight.groq.ts'
import {
  insightCardsQuery,
  insightCountQuery,
} from '@tidewright/schemas/documents/insight/insight-list.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Insight, InsightCard } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { fillFigures } from './settings.ts'

/** The article with a slug in a locale, and the newest others; see `resolveBySlug`. */
export function getInsight(locale: LocaleId, slug: string): Promise<SlugResult<Insight>> {
  return resolveBySlug(locale, slug, async (contentLocale) => {
    const [insight, { insights }] = await Promise.all([
      sanityFetch(insightQuery, { params: { language: contentLocale, slug } }),
      listLatestInsights(locale),
    ])
    if (!insight) return null
    const others = insights
      .filter(({ translationGroup }) => translationGroup !== insight.translationGroup)
      .slice(0, relatedCount)
    return fillFigures({ ...insight, others }, contentLocale)
  })
}

/** Related articles at the end of an article. */
const relatedCount = 2

/** Articles in a list of the newest: one large, the others as lines. */
const latestCount = 7

/**
 * The newest articles for a locale, and whether there are more. Everything that shows the usual number shares one
 * cached query, articles included.
 */
export async function listLatestInsights(
  locale: LocaleId,
  count = latestCount,
): Promise<{ insights: InsightCard[]; hasMore: boolean }> {
  const listed = await fetchCards(locale, 0, count + 1)
  return { insights: listed.slice(0, count), hasMore: listed.length > count }
}

/**
 * Articles for a locale, newest first, and their total. Never queries past the end, so that made-up paths fill no
 * cache.
 */
export async function listInsights(
  locale: LocaleId,
  start: number,
  length: number,
): Promise<{ insights: InsightCard[]; total: number }> {
  const { count: total } = await sanityFetch(insightCountQuery, { params: fallbackParams(locale) })
  if (start >= total) return { insights: [], total }
  return { insights: await fetchCards(locale, start, start + length), total }
}

function fetchCards(locale: LocaleId, start: number, end: number): Promise<InsightCard[]> {
  return sanityFetch(insightCardsQuery, { params: { ...fallbackParams(locale), start, end } })
}

const fallbackParams = (locale: LocaleId) => ({ locale, fallback: defaultLocale })
