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
export const insightCardFragment = /* groq */ `{
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
    "translationGroup": coalesce(*[_type == "translation.metadata" && references(^._id)][0]._id, _id),
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)
