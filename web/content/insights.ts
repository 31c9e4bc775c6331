import 'server-only'
import {
  insightListQuery,
  insightQuery,
  insightSlugsQuery,
} from '@tidewright/schemas/documents/insight.groq.ts'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { InsightListQueryResult, InsightQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { ask, NeverAnswered } from './door.ts'
import { shortLived } from './short-lived.ts'
import { typeTag } from './tags.ts'

type Insight = NonNullable<InsightQueryResult>
export type InsightCard = InsightListQueryResult[number]

/** An article for a page: as asked for, in en-UK for want of a translation, or the address where it moved. */
export type FoundInsight =
  | { kind: 'found'; insight: Insight; contentLocale: LocaleId; slugs: Partial<Record<LocaleId, string>> }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' }

/**
 * The article of a slug in a locale; unavailable when the content lake does not answer and this address was never
 * served. @throws when the lake does not answer and it was: the page that was served then stays up.
 */
export async function getInsight(locale: LocaleId, slug: string): Promise<FoundInsight> {
  try {
    return await findInsight(locale, slug)
  } catch (error) {
    if (!(error instanceof NeverAnswered)) throw error
    await shortLived()
    return { kind: 'unavailable' }
  }
}

async function findInsight(locale: LocaleId, slug: string): Promise<FoundInsight> {
  const own = await askInsight(locale, slug)
  if (own) return { kind: 'found', insight: own, contentLocale: locale, slugs: slugsOf(own) }
  if (locale === defaultLocale) return { kind: 'missing' }
  const original = await askInsight(defaultLocale, slug)
  if (!original) return { kind: 'missing' }
  const slugs = slugsOf(original)
  const translated = slugs[locale]
  if (translated) return { kind: 'moved', slug: translated }
  return { kind: 'found', insight: original, contentLocale: defaultLocale, slugs }
}

function askInsight(language: LocaleId, slug: string): Promise<InsightQueryResult> {
  return ask(insightQuery, {
    params: { language, slug },
    tags: [typeTag('insight'), typeTag('translation.metadata')],
  })
}

function slugsOf(insight: Insight): Partial<Record<LocaleId, string>> {
  const slugs: Partial<Record<LocaleId, string>> = {}
  for (const { language, slug } of insight.translations ?? []) {
    if (isLocaleId(language) && slug) slugs[language] = slug
  }
  if (isLocaleId(insight.language)) slugs[insight.language] = insight.slug
  return slugs
}

/** Every article once, newest first: in the locale where it is translated, else in en-UK. */
export async function listInsights(locale: LocaleId): Promise<InsightCard[]> {
  const cards = await ask(insightListQuery, {
    params: { languages: [locale, defaultLocale] },
    tags: [typeTag('insight'), typeTag('translation.metadata')],
  })
  const translated = new Set(
    cards.filter(({ language }) => language === locale).map(({ translationGroup }) => translationGroup),
  )
  return cards.filter(
    ({ language, translationGroup }) => language === locale || !translated.has(translationGroup),
  )
}

/** The slugs under which a locale serves articles, to prerender them: its own and, untranslated, those of en-UK. */
export async function insightSlugs(locale: LocaleId): Promise<string[]> {
  const slugs = await ask(insightSlugsQuery, { tags: [typeTag('insight')], preview: false })
  const served = slugs.filter(({ language }) => language === locale || language === defaultLocale)
  return [...new Set(served.map(({ slug }) => slug))]
}
