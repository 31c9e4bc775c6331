import { defineQuery } from 'groq'
import {
  newestPrerenderedTypeList,
  parentTypeList,
  prerenderedTypeList,
  routableTypeList,
} from '../groq-lists/routable-types.gen.ts'
import { breadcrumbFragment } from '../objects/breadcrumb.groq.ts'
import { hasPage } from './webinar/has-page.groq.ts'

const ofLanguage = /* groq */ `language == $language && ${hasPage}`
/** A category without an article in any language. An article names one of its category's translations. */
const isEmptyCategory = /* groq */ `select(_type == "category" =>
    count(*[_type == "insight" && defined(slug.current) && category._ref == ^._id])
    + coalesce(*[_type == "translation.metadata" && references(^._id)][0] {
      "count": count(*[_type == "insight" && defined(slug.current) && category._ref in ^.translations[].value._ref])
    }.count, 0) == 0, false)`
/** Not for search engines: hidden from them, first published on another site, or an empty list. */
const isUnlisted = /* groq */ `(seo.noindex == true || defined(seo.canonical) || ${isEmptyCategory})`
const listed = /* groq */ `_type in ${routableTypeList} && ${ofLanguage}`

/** The public paths of a language, 1,000 per request: those after the id `$after`. */
export const publicPathsQuery = defineQuery(/* groq */ `
  *[${listed} && _id > $after] | order(_id asc)[0...1000] {
    _id,
    _type,
    _updatedAt,
    "language": coalesce(language, ""),
    "breadcrumb": coalesce(breadcrumb, ""),
    "slug": coalesce(slug.current, ""),
    "noindex": ${isUnlisted},
    "translationGroup": coalesce(*[_type == "translation.metadata" && references(^._id)][0]._id, _id)
  }
`)

/** The number of public paths of a language in the sitemap. */
export const publicPathCountQuery = defineQuery(/* groq */ `
  {"count": count(*[${listed} && !${isUnlisted}])}
`)

/** The pages that the build prerenders. */
export const prerenderedPathsQuery = defineQuery(/* groq */ `
  {
    "all": *[_type in ${prerenderedTypeList} && ${ofLanguage}] { _type, "slug": coalesce(slug.current, "") },
    "newest": *[_type in ${newestPrerenderedTypeList} && ${ofLanguage}]
      | order(publishedAt desc, _id asc)[0...40] { _type, "slug": coalesce(slug.current, "") }
  }
`)

/** The names of the pages with the given slugs, for the breadcrumbs of pages below them. */
export const pageNamesQuery = defineQuery(/* groq */ `
  *[_type in ${parentTypeList} && slug.current in $slugs && language in $languages] {
    _type,
    "language": coalesce(language, ""),
    "breadcrumb": ${breadcrumbFragment},
    "slug": coalesce(slug.current, "")
  }
`)

/** The documents with a path, 5,000 per request: those after the id `$after`. */
export const routableDocumentsQuery = /* groq */ `
  *[_type in ${routableTypeList} && defined(language) && ${hasPage} && _id > $after]
    | order(_id asc)[0...5000] {
      _id, _type, language, "slug": slug.current,
      "hasListPages": count(sections[_type == "insightList" && layout == "byKind" && hidden != true]) > 0,
      "inCategory": select(_type == "category" => count(*[_type == "insight" && references(^._id)]))
    }
`

/** Everything else that somebody may ask the site for, and the number of articles in all languages. */
export const otherUrlsQuery = /* groq */ `{
  "redirects": *[_type == "redirect" && defined(from)]{ from, "isGone": gone == true },
  "ids": *[!(_type in ${routableTypeList} && defined(language) && ${hasPage})]._id,
  "articles": count(*[_type == "insight"])
}`
