import { pointFragment } from '../../objects/point.groq.ts'

/** The newsletter sign-up form, what to expect, and the newest issues. */
export const newsletterFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment},
  "issues": *[_type == "newsletterIssue" && language == $language && defined(slug.current) && seo.noindex != true]
    | order(publishedAt desc, _id asc)[0...4] {
      _id,
      "title": coalesce(title, ""),
      "slug": coalesce(slug.current, ""),
      "summary": coalesce(summary, ""),
      publishedAt
    }
}`
