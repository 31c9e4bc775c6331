import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { insightQuery } from '@tidewright/schemas/documents/insight/insight.groq.ts'
import { insightFeedQuery } from '@tidewright/schemas/documents/insight/insight-feed.groq.ts'
import {
  insightCardsQuery,
  insightCountQuery,
  insightsByAuthorQuery,
  insightsOfKindQuery,
} from '@tidewright/schemas/documents/insight/insight-list.groq.ts'
import type { DocumentParams, FeedItem, Insight, InsightCard } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { relatedCount, relatedInsights } from './related-insights.ts'
import { fillFigures } from './settings.ts'

/** An article, and others that continue its subject in the visitor's locale. */
export async function loadInsight(params: DocumentParams, locale: LocaleId): Promise<Insight | null> {
  const [insight, { insights }] = await Promise.all([
    sanityFetch(insightQuery, { params }),
    listLatestInsights(locale),
  ])
  if (!insight) return null
  const ofKind = await sanityFetch(insightsOfKindQuery, {
    params: { ...fallbackParams(locale), kind: insight.type, end: relatedCount + 1 },
  })
  return { ...insight, others: relatedInsights(insight.translationGroup, [...ofKind, ...insights]) }
}

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

/** The newest articles for a locale by the author who has these ids in all languages. */
export function listInsightsBy(locale: LocaleId, authors: string[]): Promise<InsightCard[]> {
  const params = { ...fallbackParams(locale), authors, end: insightsOfAuthor }
  return sanityFetch(insightsByAuthorQuery, { params })
}

/** Articles on an author's page. */
const insightsOfAuthor = 24

function fetchCards(locale: LocaleId, start: number, end: number): Promise<InsightCard[]> {
  return sanityFetch(insightCardsQuery, { params: { ...fallbackParams(locale), start, end } })
}

const fallbackParams = (locale: LocaleId) => ({ locale, fallback: defaultLocale })

/** The newest articles in a locale, with figures filled in. @throws if the content lake doesn't respond. */
export async function getFeed(locale: LocaleId): Promise<FeedItem[]> {
  const articles = await sanityFetch(insightFeedQuery, { params: { language: locale } })
  return fillFigures(articles, locale)
}
