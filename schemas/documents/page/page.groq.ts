import { defineQuery } from 'groq'
import { breadcrumbFragment } from '../../objects/breadcrumb.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { sectionsFragment } from '../../sections/sections.groq.ts'

/** A page or a legal page by language and slug, or null. */
export const pageQuery = defineQuery(/* groq */ `
  *[_type in ["page", "legalPage"] && language == $language && slug.current == $slug][0] {
    _id,
    _type,
    _rev,
    _updatedAt,
    "language": coalesce(language, ""),
    "title": coalesce(title, ""),
    "breadcrumb": ${breadcrumbFragment},
    "slug": coalesce(slug.current, ""),
    "summary": coalesce(summary, ""),
    lastUpdated,
    "sections": coalesce(sections, [])${sectionsFragment},
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)

const listed = /* groq */ `_type in ["page", "legalPage", "servicePackage", "insight"] && defined(slug.current) && language == $language`

/** The addresses of a language, a thousand at a time: those after the id `$after`. */
export const addressesQuery = defineQuery(/* groq */ `
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

/** How many addresses of a language search engines are told of. */
export const addressCountQuery = defineQuery(/* groq */ `
  {"count": count(*[${listed} && seo.noindex != true])}
`)

/** What is made before anybody asks: all pages of a language, and the newest of its articles. */
export const prerenderedQuery = defineQuery(/* groq */ `
  {
    "pages": *[_type in ["page", "legalPage", "servicePackage"] && defined(slug.current) && language == $language] {
      _type,
      "slug": coalesce(slug.current, "")
    },
    "insights": *[_type == "insight" && defined(slug.current) && language == $language]
      | order(publishedAt desc, _id asc)[0...40] { _type, "slug": coalesce(slug.current, "") }
  }
`)

/** The names of the pages at some slugs, for the way to a page beneath them. */
export const pageNamesQuery = defineQuery(/* groq */ `
  *[_type in ["page", "legalPage", "servicePackage"] && slug.current in $slugs && language in $languages] {
    _type,
    "language": coalesce(language, ""),
    "breadcrumb": ${breadcrumbFragment},
    "slug": coalesce(slug.current, "")
  }
`)
