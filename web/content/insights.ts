import 'server-only'
import { insightQuery } from '@tidewright/schemas/documents/insight.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { InsightQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { type Found, findByAddress } from './addressed.ts'
import { ask } from './door.ts'
import { figuresFiller } from './settings.ts'
import { typeTag } from './tags.ts'

type Insight = NonNullable<InsightQueryResult>

/** The article of a slug in a locale, see `findByAddress`. */
export function getInsight(locale: LocaleId, slug: string): Promise<Found<Insight>> {
  return findByAddress(locale, slug, async (language, asked) => {
    const insight = await ask(insightQuery, {
      params: { language, slug: asked, languages: [locale, defaultLocale] },
      tags: [typeTag('insight'), typeTag('translation.metadata'), ...linkTags],
    })
    if (!insight) return null
    const others = onceEach(insight.others, locale)
      .filter(({ translationGroup }) => translationGroup !== insight.translationGroup)
      .slice(0, shownBeside)
    return (await figuresFiller(language))({ ...insight, others })
  })
}

/** How many other articles stand at the end of one. */
const shownBeside = 2

/** Links in texts lead to pages by their documents, so a change of an address changes the texts. */
const linkTags = ['page', 'legalPage', 'servicePackage'].map((type) => typeTag(type))

/** Of the cards that say the same in two languages, the one in the locale. */
export function onceEach<Card extends { language: string; translationGroup: string }>(
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
