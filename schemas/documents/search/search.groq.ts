import {
  newestPrerenderedTypeList,
  prerenderedTypeList,
  routableTypeList,
} from '../../groq-lists/routable-types.gen.ts'
import { issueBlocksFragment } from '../../objects/issue-blocks/issue-blocks.groq.ts'
import { richTextFragment } from '../../objects/rich-text/rich-text.groq.ts'
import { sectionsFragment } from '../../sections/sections.groq.ts'
import { caseStudyCardFragment, caseStudyDetailsFragment } from '../case-study/case-study.groq.ts'
import { industryFragment } from '../industry/industry.groq.ts'
import { packageCardFragment } from '../service-package/service-package-card.groq.ts'
import { hasPage } from '../webinar/has-page.groq.ts'

const isFound = /* groq */ `${hasPage} && seo.noindex != true && seo.excludeFromSearch != true`
const common = /* groq */ `
    _id, _type, _rev, language,
    "title": coalesce(title, name),
    "summary": coalesce(summary, bio, select(_type == "webinar" => description)),
    "slug": slug.current,
    "seoTitle": seo.title,
    "seoDescription": seo.description`

/** Everything of a language that can be found except articles: pages with what they show. */
export const searchedPagesQuery = /* groq */ `
  *[_type in ${prerenderedTypeList} && language == $language && ${isFound}] | order(_id asc) {
    ...select(_type == "servicePackage" => ${packageCardFragment}),
    ...select(_type == "caseStudy" => ${caseStudyCardFragment}),
    ...select(_type == "caseStudy" => {${caseStudyDetailsFragment} }),
    ...select(_type == "industry" => ${industryFragment}),
    ...select(_type == "webinar" => { "body": coalesce(body, [])${richTextFragment} }),
    ...select(_type == "category" => { heading }),
    role,
    ${common},
    "sections": coalesce(sections, [])${sectionsFragment}
  }
`

/** The slugs of the webinars of a language that can be found. */
export const searchedWebinarsQuery = /* groq */ `
  *[_type == "webinar" && language == $language && ${isFound}].slug.current
`

/** An article is also found by the name of its category. */
const category = /* groq */ `"category": category->title`

/** The articles of a language that can be found. */
export const searchedArticleRevisionsQuery = /* groq */ `
  *[_type in ${newestPrerenderedTypeList} && language == $language && ${isFound}] { _id, _rev, ${category} }
`

/** Those of some articles, in any language, that can be found. */
export const searchedArticlesQuery = /* groq */ `
  *[_type in ${newestPrerenderedTypeList} && _id in $ids && ${isFound}] {
    ${common}, publishedAt, ${category},
    "body": coalesce(body, [])${richTextFragment},
    "blocks": coalesce(blocks, [])${issueBlocksFragment}
  }
`

/** Pages and articles of a language with all of `$words`, for hosts without an index of their own. */
export const searchQuery = /* groq */ `
  *[_type in ${routableTypeList} && language == $language && ${isFound}
    && [title, heading, summary, name, role, bio, description, seo.title, seo.description, pt::text(body), pt::text(blocks[].body[]), ...sections[hidden != true].heading, ...sections[hidden != true].lead] match $words]
    | score(boost([title, name] match $words, 8), boost(seo.title match $words, 4), boost(summary match $words, 2))
    | order(_score desc)[0...100] {
      _id, _type,
      "slug": slug.current,
      "title": coalesce(select(_type == "page" => seo.title), title, name),
      "summary": coalesce(summary, seo.description, bio, description),
      "body": coalesce(pt::text(body), pt::text(blocks[].body[]))
    }
`

/** What editors teach the search of a language, or null. */
export const searchRulesQuery = /* groq */ `
  *[_type == "searchRules" && language == $language][0] {
    "synonyms": coalesce(synonyms, [])[].words,
    "promotions": coalesce(promotions, [])[]{ "queries": words, "id": result._ref },
    "words": coalesce(searchWords, [])[]{ words, "id": result._ref }
  }
`
