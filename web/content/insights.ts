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

/** The article of a slug in a locale, see `resolveBySlug`, with the newest others. */
export function getInsight(locale: LocaleId, slug: string): Promise<SlugResult<Insight>> {
  return resolveBySlug(locale, slug, async (language) => {
    const [insight, { insights }] = await Promise.all([
      sanityFetch(insightQuery, { params: { language, slug } }),
      listLatestInsights(locale),
    ])
    if (!insight) return null
    const others = insights
      .filter(({ translationGroup }) => translationGroup !== insight.translationGroup)
      .slice(0, relatedCount)
    return fillFigures({ ...insight, others }, language)
  })
}

/** How many other articles stand at the end of one. */
const relatedCount = 2

/** How many stand where the newest are shown: one large, the others as lines. */
const latestCount = 7

/**
 * The newest articles for the readers of a locale, and whether there are more. One answer of the lake serves whatever
 * shows the usual number of them, each article among it.
 */
export async function listLatestInsights(
  locale: LocaleId,
  count = latestCount,
): Promise<{ insights: InsightCard[]; hasMore: boolean }> {
  const listed = await askForCards(locale, 0, count + 1)
  return { insights: listed.slice(0, count), hasMore: listed.length > count }
}

/**
 * Articles for the readers of a locale, the newest first, and how many there are. Nothing is asked of the lake beyond the last: addresses
 * that somebody thought up leave no answers behind.
 */
export async function listInsights(
  locale: LocaleId,
  start: number,
  length: number,
): Promise<{ insights: InsightCard[]; total: number }> {
  const { count: total } = await sanityFetch(insightCountQuery, { params: readersOf(locale) })
  if (start >= total) return { insights: [], total }
  return { insights: await askForCards(locale, start, start + length), total }
}

function askForCards(locale: LocaleId, start: number, end: number): Promise<InsightCard[]> {
  return sanityFetch(insightCardsQuery, { params: { ...readersOf(locale), start, end } })
}

const readersOf = (locale: LocaleId) => ({ locale, fallback: defaultLocale })
