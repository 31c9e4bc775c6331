import { defaultLocale } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { publishedIdOf } from '../../releases/edited-id.ts'
import type { GlossaryTerm } from '../checks/glossary.ts'
import { recordId } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { type LeftInEnglish, leftInEnglish } from '../untranslated.ts'

/** What publishing `translation` would leave in English; null if nothing, or if it isn't a translation. */
export async function fetchLeftInEnglish(
  client: SanityClient,
  translation: ContentDocument,
): Promise<LeftInEnglish | null> {
  if (!translation.language || translation.language === defaultLocale) return null
  const id = publishedIdOf(translation._id)
  const { source, dismissed, terms } = await client.fetch<{
    source: ContentDocument | null
    dismissed: string[] | null
    terms: GlossaryTerm[] | null
  }>(
    `{
      "source": *[_id == *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]
        .translations[language == $english][0].value._ref][0],
      "dismissed": *[_id == $record][0].dismissed,
      "terms": *[_type == "glossary" && language == $language && !(_id in path("drafts.**") || _id in path("versions.**"))][0].terms
    }`,
    { id, english: defaultLocale, record: recordId(id), language: translation.language },
    { perspective: 'raw', tag: 'left-in-english' },
  )
  return source && leftInEnglish({ source, translation, dismissed, terms })
}
