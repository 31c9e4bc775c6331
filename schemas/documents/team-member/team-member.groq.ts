import { defineQuery } from 'groq'
import { pictureFragment } from '../../objects/picture.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'

/** The author of an article: a team member without their biography. */
export const authorFragment = /* groq */ `{
  "name": coalesce(name, ""),
  "slug": coalesce(slug.current, ""),
  "role": coalesce(role, ""),
  "portrait": portrait${pictureFragment},
  "invented": invented == true
}`

/** A member of the team. */
export const teamMemberFragment = /* groq */ `{
  _id,
  _type,
  ...${authorFragment},
  "bio": coalesce(bio, "")
}`

/** One member of the team by language and slug, or null. `versions` are the ids of the member in all languages. */
export const teamMemberQuery = defineQuery(/* groq */ `
  *[_type == "teamMember" && language == $language && slug.current == $slug][0] {
    ...${teamMemberFragment},
    _rev,
    _updatedAt,
    "language": coalesce(language, ""),
    "breadcrumb": coalesce(name, ""),
    "versions": coalesce(*[_type == "translation.metadata" && references(^._id)][0].translations[].value._ref, [_id]),
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)
