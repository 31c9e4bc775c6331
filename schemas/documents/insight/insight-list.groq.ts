import { defineQuery } from 'groq'
import { insightCardFragment } from './insight.groq.ts'

/** The articles in `$locale`, and those in `$fallback` that aren't translated into it. */
const listed = /* groq */ `_type == "insight" && defined(slug.current) && select(
    language == $locale => true,
    language == $fallback => count(*[_type == "translation.metadata" && references(^._id)]
      .translations[language == $locale && defined(value->slug.current)]) == 0
  )`

/** How many articles a locale has, including fallbacks. */
export const insightCountQuery = defineQuery(/* groq */ `{"count": count(*[${listed}])}`)

/** How many of them are in a category, whose ids in all languages are `$categories`. */
export const categoryInsightCountQuery = defineQuery(/* groq */ `
  {"count": count(*[${listed} && category._ref in $categories])}
`)

/** A slice of those, as in `insightCardsQuery`. */
export const categoryInsightsQuery = defineQuery(/* groq */ `
  *[${listed} && category._ref in $categories] | order(publishedAt desc, _id asc)[$start...$end] ${insightCardFragment}
`)

/** The newest of them by a team member, whose ids in all languages are `$authors`. */
export const insightsByAuthorQuery = defineQuery(/* groq */ `
  *[${listed} && author._ref in $authors] | order(publishedAt desc, _id asc)[0...$end] ${insightCardFragment}
`)

/** A slice of them, newest first: from `$start` up to but not including `$end`. */
export const insightCardsQuery = defineQuery(/* groq */ `
  *[${listed}] | order(publishedAt desc, _id asc)[$start...$end] ${insightCardFragment}
`)
