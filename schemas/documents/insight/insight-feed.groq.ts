import { defineQuery } from 'groq'

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
