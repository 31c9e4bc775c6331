import { defineQuery } from 'groq'
import { breadcrumbFragment } from '../../objects/breadcrumb.groq.ts'
import { issueBlocksFragment } from '../../objects/issue-blocks/issue-blocks.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'

/** An issue by language and slug, or null. */
export const newsletterIssueQuery = defineQuery(/* groq */ `
  *[_type == "newsletterIssue" && language == $language && slug.current == $slug][0] {
    _id,
    _type,
    _rev,
    _updatedAt,
    "language": coalesce(language, ""),
    "title": coalesce(title, ""),
    "summary": coalesce(summary, ""),
    "breadcrumb": ${breadcrumbFragment},
    "slug": coalesce(slug.current, ""),
    publishedAt,
    "blocks": coalesce(blocks, [])${issueBlocksFragment},
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)

/** The newest issues of a language, for lists and the feed. */
export const newsletterIssuesQuery = defineQuery(/* groq */ `
  *[_type == "newsletterIssue" && language == $language && defined(slug.current) && seo.noindex != true]
    | order(publishedAt desc, _id asc)[0...30] {
      _id,
      _updatedAt,
      "title": coalesce(title, ""),
      "slug": coalesce(slug.current, ""),
      "summary": coalesce(summary, ""),
      publishedAt
    }
`)
