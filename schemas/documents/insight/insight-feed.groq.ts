import { defineQuery } from 'groq'

/** The newest articles of a language, for its feed; those kept out of search engines are kept out of it too. */
export const insightFeedQuery = defineQuery(/* groq */ `
  *[_type == "insight" && language == $language && defined(slug.current) && seo.noindex != true]
    | order(publishedAt desc, _id asc)[0...30] {
      _id,
      _updatedAt,
      "title": coalesce(title, ""),
      "slug": coalesce(slug.current, ""),
      "summary": coalesce(summary, ""),
      "type": coalesce(type, ""),
      publishedAt
    }
`)
