import { defineQuery } from 'groq'
import { breadcrumbFragment } from '../../objects/breadcrumb.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { sectionsFragment } from '../../sections/sections.groq.ts'

/** A page or legal page by language and slug, or null. */
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
