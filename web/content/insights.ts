import 'server-only'
import { insightQuery } from '@tidewright/schemas/documents/insight.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Insight } from '../content-types.ts'
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

/** Of the cards that say the same in two languages, the one in the locale. */
export function preferLocale<Card extends { language: string; translationGroup: string }>(
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
