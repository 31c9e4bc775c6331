import { defineQuery } from 'groq'
import { breadcrumbFragment } from '../../objects/breadcrumb.groq.ts'
import { pictureFragment } from '../../objects/picture.groq.ts'
import { richTextFragment } from '../../objects/rich-text/rich-text.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { authorFragment } from '../team-member/team-member.groq.ts'

/** The words of an article, separated by spaces: its text, callouts and pull quotes. */
const words = /* groq */ `string::split(array::join(string::split(array::join([
      pt::text(coalesce(body, [])),
      ...coalesce(body[_type == "callout"].title, []),
      ...coalesce(body[_type in ["callout", "pullQuote"]].text, [])
    ], " "), "\\n"), " "), " ")`

/** At 200 words per minute, at least one minute. */
const readMinutes = /* groq */ `coalesce(math::max([1, round(count(${words}[@ != ""]) / 200)]), 1)`

// A draft in preview can lack any field: `coalesce` avoids null in the types where an empty text will do.
const fields = /* groq */ `
  _id,
  _type,
  "language": coalesce(language, ""),
  "title": coalesce(title, ""),
  "slug": coalesce(slug.current, ""),
  "summary": coalesce(summary, ""),
  "category": category._ref,
  type,
  "readMinutes": ${readMinutes},
  publishedAt,
  "picture": picture${pictureFragment}`

/** An article in a list. Articles with the same `translationGroup` are translations of each other. */
const insightCardFragment = /* groq */ `{
  ${fields},
  "author": author->{ "name": coalesce(name, ""), "invented": invented == true },
  "translationGroup": coalesce(*[_type == "translation.metadata" && references(^._id)][0]._id, _id)
}`

/** One article by language and slug, or null. */
export const insightQuery = defineQuery(/* groq */ `
  *[_type == "insight" && language == $language && slug.current == $slug][0] {
    ${fields},
    _rev,
    "breadcrumb": ${breadcrumbFragment},
    _updatedAt,
    "author": author->${authorFragment},
    "body": coalesce(body, [])${richTextFragment},
    "hideOffer": hideOffer == true,
    "translationGroup": coalesce(*[_type == "translation.metadata" && references(^._id)][0]._id, _id),
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)

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

/** The newest articles of a language for its feed, without those hidden from search engines. */
export const insightFeedQuery = defineQuery(/* groq */ `
  *[_type == "insight" && language == $language && defined(slug.current) && seo.noindex != true]
    | order(publishedAt desc, _id asc)[0...30] {
      _id,
      _updatedAt,
      "title": coalesce(title, ""),
      "slug": coalesce(slug.current, ""),
      "summary": coalesce(summary, ""),
      "category": coalesce(category->title, type, ""),
      publishedAt
    }
`)
