import { defineQuery } from 'groq'
import { pictureFragment } from '../../objects/picture.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { caseStudyCardFragment } from '../case-study/case-study.groq.ts'
import { industryPlaybookFragment } from '../industry-playbook/industry-playbook.groq.ts'

/** An industry. */
export const industryFragment = /* groq */ `{
  _id,
  _type,
  "title": coalesce(title, ""),
  "slug": coalesce(slug.current, ""),
  "anchor": coalesce(anchor, ""),
  "summary": coalesce(summary, ""),
  "challenge": coalesce(challenge, ""),
  "approach": coalesce(approach, ""),
  "processes": coalesce(processes, []),
  "result": coalesce(result, ""),
  "picture": picture${pictureFragment}
}`

/** One industry with its page, by language and slug, or null: where automation pays off in it, and its case studies. */
export const industryQuery = defineQuery(/* groq */ `
  *[_type == "industry" && language == $language && slug.current == $slug][0] {
    ...${industryFragment},
    _rev,
    _updatedAt,
    "language": coalesce(language, ""),
    "breadcrumb": coalesce(title, ""),
    "playbook": *[_type == "industryPlaybook" && industry._ref == ^._id && language == $language] | order(_id asc)[0]${industryPlaybookFragment},
    "caseStudies": *[_type == "caseStudy" && industry._ref == ^._id && language == $language && defined(slug.current)] | order(_id asc)[0...3]${caseStudyCardFragment},
    "others": *[_type == "industry" && language == $language && slug.current != $slug && defined(slug.current)] | order(title asc) {
      _id,
      "title": coalesce(title, ""),
      "slug": slug.current
    },
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)
