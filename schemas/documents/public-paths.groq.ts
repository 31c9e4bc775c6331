import { defineQuery } from 'groq'
import {
  newestPrerenderedTypeList,
  parentTypeList,
  prerenderedTypeList,
  routableTypeList,
} from '../groq-lists/routable-types.gen.ts'
import { breadcrumbFragment } from '../objects/breadcrumb.groq.ts'

const ofLanguage = /* groq */ `defined(slug.current) && language == $language`
const listed = /* groq */ `_type in ${routableTypeList} && ${ofLanguage}`

/** The public paths of a language, a thousand at a time: those after the id `$after`. */
export const publicPathsQuery = defineQuery(/* groq */ `
  *[${listed} && _id > $after] | order(_id asc)[0...1000] {
    _id,
    _type,
    _updatedAt,
    "language": coalesce(language, ""),
    "breadcrumb": coalesce(breadcrumb, ""),
    "slug": coalesce(slug.current, ""),
    "noindex": seo.noindex == true,
    "translationGroup": coalesce(*[_type == "translation.metadata" && references(^._id)][0]._id, _id)
  }
`)

/** How many public paths of a language are in the sitemap. */
export const publicPathCountQuery = defineQuery(/* groq */ `
  {"count": count(*[${listed} && seo.noindex != true])}
`)

/** What the build renders in advance. */
export const prerenderedPathsQuery = defineQuery(/* groq */ `
  {
    "all": *[_type in ${prerenderedTypeList} && ${ofLanguage}] { _type, "slug": coalesce(slug.current, "") },
    "newest": *[_type in ${newestPrerenderedTypeList} && ${ofLanguage}]
      | order(publishedAt desc, _id asc)[0...40] { _type, "slug": coalesce(slug.current, "") }
  }
`)

/** The names of the pages at some slugs, for the breadcrumb of a page below them. */
export const pageNamesQuery = defineQuery(/* groq */ `
  *[_type in ${parentTypeList} && slug.current in $slugs && language in $languages] {
    _type,
    "language": coalesce(language, ""),
    "breadcrumb": ${breadcrumbFragment},
    "slug": coalesce(slug.current, "")
  }
`)
