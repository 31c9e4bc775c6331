import { defineQuery } from 'groq'
import { breadcrumbFragment } from '../../objects/breadcrumb.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'

/** The ids of a category in all languages. */
const versions = /* groq */ `coalesce(*[_type == "translation.metadata" && references(^._id)][0].translations[defined(value._ref)].value._ref, [_id])`

/** One category by language and slug, or null. `versions` are the ids of the category in all languages. */
export const categoryQuery = defineQuery(/* groq */ `
  *[_type == "category" && language == $language && slug.current == $slug][0] {
    _id,
    _type,
    _rev,
    _updatedAt,
    "language": coalesce(language, ""),
    "title": coalesce(title, ""),
    "heading": coalesce(select(heading != "" => heading), title, ""),
    "breadcrumb": ${breadcrumbFragment},
    "slug": coalesce(slug.current, ""),
    "summary": coalesce(summary, ""),
    "versions": ${versions},
    "seo": {
      ...${seoFragment},
      "title": coalesce(select(seo.title != "" => seo.title), select(heading != "" => heading), title, "")
    },
    "translations": ${translationsFragment}
  }
`)

/** All categories in `$locale` and `$fallback`, for the articles that name one of their versions. */
export const categoriesQuery = defineQuery(/* groq */ `
  *[_type == "category" && language in [$locale, $fallback]] | order(_id asc) {
    "language": coalesce(language, ""),
    "title": coalesce(title, ""),
    "slug": coalesce(slug.current, ""),
    "versions": ${versions}
  }
`)
