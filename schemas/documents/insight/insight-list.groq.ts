import { defineQuery } from 'groq'
import { insightCardFragment } from './insight.groq.ts'

/** What readers of `$locale` find in a list: the articles of their language, and those of `$fallback` that are not translated into it. */
const listed = /* groq */ `_type == "insight" && defined(slug.current) && (language == $locale || language == $fallback && count(
      *[_type == "translation.metadata" && references(^._id)].translations[language == $locale && defined(value->slug.current)]
    ) == 0)`

/** How many articles there are for a locale. */
export const insightCountQuery = defineQuery(/* groq */ `{"count": count(*[${listed}])}`)

/** Some of them, the newest first: from `$start` up to and without `$end`. */
export const insightCardsQuery = defineQuery(/* groq */ `
  *[${listed}] | order(publishedAt desc, _id asc)[$start...$end] ${insightCardFragment}
`)
