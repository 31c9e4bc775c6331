import 'server-only'
import { insightQuery } from '@tidewright/schemas/documents/insight.groq.ts'
import { insightCardsQuery, insightCountQuery } from '@tidewright/schemas/documents/insight-list.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Insight, InsightCard } from '../content-types.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { sanityFetch } from './sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/** The article of a slug in a locale, see `resolveBySlug`. */
export function getInsight(locale: LocaleId, slug: string): Promise<SlugResult<Insight>> {
  return resolveBySlug(locale, slug, async (language) => {
    const insight = await sanityFetch(insightQuery, {
      params: { language, slug, languages: [locale, defaultLocale] },
    })
    if (!insight) return null
    const others = preferLocale(insight.others, locale)
      .filter(({ translationGroup }) => translationGroup !== insight.translationGroup)
      .slice(0, relatedCount)
    return fillFigures({ ...insight, others }, language)
  })
}

/** How many other articles stand at the end of one. */
const relatedCount = 2

/**
 * Articles for the readers of a locale, the newest first, and how many there are. Nothing is asked of the lake beyond the last: addresses
 * that somebody thought up leave no answers behind.
 */
export async function listInsights(
  locale: LocaleId,
  start: number,
  length: number,
): Promise<{ insights: InsightCard[]; total: number }> {
  const params = { locale, fallback: defaultLocale }
  const { count: total } = await sanityFetch(insightCountQuery, { params })
  if (start >= total) return { insights: [], total }
  const insights = await sanityFetch(insightCardsQuery, { params: { ...params, start, end: start + length } })
  return { insights, total }
}

/** Of the cards that say the same in two languages, the one in the locale. */
function preferLocale<Card extends { language: string; translationGroup: string }>(
  cards: Card[],
  locale: LocaleId,
): Card[] {
  const translated = new Set(
    cards.filter(({ language }) => language === locale).map(({ translationGroup }) => translationGroup),
  )
  return cards.filter(
    ({ language, translationGroup }) => language === locale || !translated.has(translationGroup),
  )
}
