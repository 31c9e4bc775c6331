import { defineQuery } from 'groq'
import { seoFragment } from '../objects/seo.groq.ts'
import { translationsFragment } from '../objects/translations.groq.ts'
import { sectionsFragment } from '../sections/sections.groq.ts'

/** A page or a legal page by language and slug, or null. `$languages` are those whose articles a list may show. */
export const pageQuery = defineQuery(/* groq */ `
  *[_type in ["page", "legalPage"] && language == $language && slug.current == $slug][0] {
    _id,
    _type,
    _rev,
    _updatedAt,
    "language": coalesce(language, ""),
    "title": coalesce(title, ""),
    "breadcrumb": coalesce(breadcrumb, ""),
    "slug": coalesce(slug.current, ""),
    "summary": coalesce(summary, ""),
    lastUpdated,
    "sections": coalesce(sections, [])${sectionsFragment},
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)

/** The address of every page, legal page, package and article, for prerendering and for the sitemap. */
export const addressesQuery = defineQuery(/* groq */ `
  *[_type in ["page", "legalPage", "servicePackage", "insight"] && defined(slug.current) && defined(language)] {
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
