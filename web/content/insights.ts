import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { categoriesQuery } from '@tidewright/schemas/documents/category/category.groq.ts'
import {
  categoryInsightCountQuery,
  categoryInsightsQuery,
  insightCardsQuery,
  insightCountQuery,
  insightFeedQuery,
  insightQuery,
  insightsByAuthorQuery,
} from '@tidewright/schemas/documents/insight/insight.groq.ts'
import type { InsightCardsQueryResult } from '@tidewright/schemas/sanity.types.ts'
import type { ArticleCategory, DocumentParams, FeedItem, Insight, InsightCard } from '../content-types.ts'
import { joinCategories } from './join-categories.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { relatedCount, relatedInsights } from './related-insights.ts'
import { fillFigures } from './settings.ts'

/** An article, and others that continue its subject in the visitor's locale. */
export async function loadInsight(params: DocumentParams, locale: LocaleId): Promise<Insight | null> {
  const [queried, categories, { insights }] = await Promise.all([
    sanityFetch(insightQuery, { params }),
    fetchCategories(locale),
    listLatestInsights(locale),
  ])
  const [insight] = joinCategories(queried ? [queried] : [], categories, locale)
  if (!insight) return null
  const inCategory = await fetchCards(locale, 0, relatedCount + 1, insight.category?.versions ?? [])
  return { ...insight, others: relatedInsights(insight.translationGroup, [...inCategory, ...insights]) }
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

/** The ids of a category in all languages. */
type Versions = ArticleCategory['versions']

/**
 * Articles for a locale, of a category or all, newest first, and their total. Never queries past the end, so that
 * made-up paths fill no cache.
 */
export async function listInsights(
  locale: LocaleId,
  start: number,
  length: number,
  categories?: Versions,
): Promise<{ insights: InsightCard[]; total: number }> {
  const params = fallbackParams(locale)
  const { count: total } = categories
    ? await sanityFetch(categoryInsightCountQuery, { params: { ...params, categories } })
    : await sanityFetch(insightCountQuery, { params })
  if (start >= total) return { insights: [], total }
  return { insights: await fetchCards(locale, start, start + length, categories), total }
}

/** The newest articles for a locale by the author who has these ids in all languages. */
export async function listInsightsBy(locale: LocaleId, authors: string[]): Promise<InsightCard[]> {
  const params = { ...fallbackParams(locale), authors, end: insightsOfAuthor }
  return withCategories(sanityFetch(insightsByAuthorQuery, { params }), locale)
}

/** Articles on an author's page. */
const insightsOfAuthor = 24

async function fetchCards(
  locale: LocaleId,
  start: number,
  end: number,
  categories?: Versions,
): Promise<InsightCard[]> {
  const params = { ...fallbackParams(locale), start, end }
  if (categories?.length === 0) return []
  const cards = categories
    ? sanityFetch(categoryInsightsQuery, { params: { ...params, categories } })
    : sanityFetch(insightCardsQuery, { params })
  return withCategories(cards, locale)
}

async function withCategories(cards: Promise<InsightCardsQueryResult>, locale: LocaleId) {
  const [queried, categories] = await Promise.all([cards, fetchCategories(locale)])
  return joinCategories(queried, categories, locale)
}

function fetchCategories(locale: LocaleId): Promise<ArticleCategory[]> {
  return sanityFetch(categoriesQuery, { params: fallbackParams(locale) })
}

const fallbackParams = (locale: LocaleId) => ({ locale, fallback: defaultLocale })

/** The newest articles in a locale, with figures filled in. @throws if the content lake doesn't respond. */
export async function getFeed(locale: LocaleId): Promise<FeedItem[]> {
  const articles = await sanityFetch(insightFeedQuery, { params: { language: locale } })
  return fillFigures(articles, locale)
}
