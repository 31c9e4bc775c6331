import { issueBlocksFragment } from '../../objects/issue-blocks/issue-blocks.groq.ts'
import { countsFragment } from '../counts-fragment.groq.ts'

const group = /* groq */ `*[_type == "translation.metadata" && references($issue)][0].translations[].value._ref`

/** What the texts of emails can mention: names and figures of Settings, and counts of documents in `$language`. */
export const emailSettingsQuery = /* groq */ `*[_type == "siteSettings"][0] {
  company, contactEmail, careersEmail, privacyEmail, legalEmail, phone,
  "figures": coalesce(figures, [])[]{ "key": coalesce(key, ""), "value": coalesce(value, 0), "unit": coalesce(unit, "number") },
  "counts": ${countsFragment}
}`

/** An issue in all its languages, by the id of its English document, with what its email needs of Settings. */
export const newsletterEmailQuery = /* groq */ `{
  "issues": *[_type == "newsletterIssue" && select(_id == $issue => true, _id in ${group})] {
    "language": coalesce(language, ""),
    "title": coalesce(title, ""),
    "summary": coalesce(summary, ""),
    "slug": coalesce(slug.current, ""),
    "blocks": coalesce(blocks, [])${issueBlocksFragment}
  },
  "settings": ${emailSettingsQuery}
}`

/** The newest issues, by their English documents. */
export const newsletterListQuery = /* groq */ `*[_type == "newsletterIssue" && language == "en-UK"]
  | order(publishedAt desc, _id asc)[0...20] {
    _id,
    "title": coalesce(title, ""),
    "date": coalesce(publishedAt, ""),
    "languages": array::unique([language, ...coalesce(
      *[_type == "translation.metadata" && references(^._id)][0].translations[defined(value->language)].value->language, [])])
  }`

/** When issues go out each week; null until Settings say it. */
export const newsletterRuleQuery = /* groq */ `*[_type == "siteSettings"][0].newsletterRule { weekday, time }`
