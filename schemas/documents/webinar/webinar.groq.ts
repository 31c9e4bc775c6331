import { defineQuery } from 'groq'
import { richTextFragment, uploadedVideoFragment } from '../../objects/rich-text/rich-text.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { hasPage } from './has-page.groq.ts'

/** The English document, which has what is the same in all languages. */
const english = /* groq */ `*[_type == "translation.metadata" && references(^._id)][0].translations[language == "en-UK"][0].value->`

/**
 * One webinar with its page, by language and slug, or null. `recording` is the English one if it has none of its own,
 * `recordingLanguage` says which, and `captions` are those of the English recording in its language.
 */
export const webinarQuery = defineQuery(/* groq */ `
  *[_type == "webinar" && language == $language && slug.current == $slug && ${hasPage}][0] {
    _id,
    _type,
    _rev,
    _updatedAt,
    "language": coalesce(language, ""),
    "title": coalesce(title, ""),
    "description": coalesce(description, ""),
    "breadcrumb": coalesce(title, ""),
    "slug": coalesce(slug.current, ""),
    "minutes": coalesce(${english}.minutes, minutes, 0),
    "recordedOn": coalesce(${english}.recordedOn, recordedOn),
    "recording": select(
      defined(recording.file.asset) => recording${uploadedVideoFragment},
      ${english}.recording${uploadedVideoFragment}
    ),
    "recordingLanguage": select(defined(recording.file.asset) => coalesce(language, ""), "en-UK"),
    "captions": select(!defined(recording.file.asset) => captions.asset._ref),
    "body": coalesce(body, [])${richTextFragment},
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)
