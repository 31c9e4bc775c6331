import { defineQuery } from 'groq'
import { actionFragment } from '../../objects/action.groq.ts'
import { breadcrumbFragment } from '../../objects/breadcrumb.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { sectionsFragment } from '../../sections/sections.groq.ts'
import { packageCardFragment } from './service-package-card.groq.ts'

/** One package with its page, by language and slug, or null. */
export const servicePackageQuery = defineQuery(/* groq */ `
  *[_type == "servicePackage" && language == $language && slug.current == $slug][0] {
    ...${packageCardFragment},
    _rev,
    "breadcrumb": ${breadcrumbFragment},
    _updatedAt,
    "action": action${actionFragment},
    "sections": coalesce(sections, [])${sectionsFragment},
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)
