import { insightCardFragment } from '../documents/insight.groq.ts'

/** The articles of `$languages`, newest first; `content/` picks one language an article. */
export const insightListFragment = /* groq */ `{
  "layout": coalesce(layout, "latest"),
  "insights": *[_type == "insight" && language in $languages && defined(slug.current)] | order(publishedAt desc, _id asc) ${insightCardFragment}
}`
