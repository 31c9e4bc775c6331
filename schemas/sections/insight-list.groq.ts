import { insightCardFragment } from '../documents/insight.groq.ts'

/** The newest articles of `$languages`; `content/` picks one language an article. */
export const insightListFragment = /* groq */ `{
  "layout": coalesce(layout, "latest"),
  "insights": *[_type == "insight" && language in $languages && defined(slug.current)] | order(publishedAt desc, _id asc)[0...60] ${insightCardFragment}
}`
