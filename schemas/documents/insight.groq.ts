import { defineQuery } from 'groq'
import { pictureFragment } from '../objects/picture.groq.ts'
import { richTextFragment } from '../objects/rich-text.groq.ts'
import { seoFragment } from '../objects/seo.groq.ts'

/** The slugs under which an article lives, one a language that has it. */
const translationsFragment = /* groq */ `*[_type == "translation.metadata" && references(^._id)][0]
  .translations[defined(value->slug.current)]{ "language": coalesce(language, ""), "slug": coalesce(value->slug.current, "") }`

// A draft in preview may lack any field: `coalesce` keeps the types free of null where empty text serves.
const cardFragment = /* groq */ `{
  _id,
  _type,
  "language": coalesce(language, ""),
  "title": coalesce(title, ""),
  "slug": coalesce(slug.current, ""),
  "summary": coalesce(summary, ""),
  "type": coalesce(type, ""),
  "readMinutes": coalesce(readMinutes, 1),
  publishedAt,
  "picture": picture${pictureFragment}
}`

/** All articles of the given languages, newest first; `content/` picks one language an article. */
export const insightListQuery = defineQuery(/* groq */ `
  *[_type == "insight" && language in $languages && defined(slug.current)] | order(publishedAt desc, _id asc) {
    "translationGroup": coalesce(
      *[_type == "translation.metadata" && references(^._id)][0]._id,
      _id
    ),
    ...${cardFragment}
  }
`)

/** One article by language and slug, or null. */
export const insightQuery = defineQuery(/* groq */ `
  *[_type == "insight" && language == $language && slug.current == $slug][0] {
    ...${cardFragment},
    _updatedAt,
    "body": coalesce(body, [])${richTextFragment},
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)

/** Every address of an article, for prerendering. */
export const insightSlugsQuery = defineQuery(/* groq */ `
  *[_type == "insight" && defined(slug.current) && defined(language)] {
    "language": coalesce(language, ""),
    "slug": coalesce(slug.current, "")
  }
`)
