import { type LocaleId, locales } from '@tidewright/contracts/locales.ts'

/** The result of `groupQuery`. `documents` holds the existing ids of a member: published, draft, in the release. */
export type TranslationGroup = {
  _id: string
  members: { language: string | null; id: string | null; documents: string[] | null }[] | null
}

export type TranslationState = 'this' | 'published' | 'draft' | 'release' | 'missing'

/** A language of the site and its document, if it exists. */
export type Translation = { locale: LocaleId; name: string; state: TranslationState; id: string | null }

/**
 * The translation group of a document. An entry may refer to a deleted document. `$release` is the selected release, or
 * an empty string.
 */
export const groupQuery = `*[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]{
  _id,
  "members": translations[]{
    language, "id": value._ref,
    "documents": *[_id in [^.value._ref, "drafts." + ^.value._ref, "versions." + $release + "." + ^.value._ref]]._id
  }
}`

function stateOf(id: string, documents: readonly string[]): TranslationState {
  if (documents.some((version) => version.startsWith('versions.'))) return 'release'
  return documents.includes(id) ? 'published' : 'draft'
}

/** Every language of the site with its translation. An entry whose document was deleted counts as missing. */
export function translationsOf(
  document: { id: string; language: string },
  group: TranslationGroup | null,
): Translation[] {
  return locales.map(({ id: locale, name }) => {
    if (locale === document.language) return { locale, name, state: 'this', id: document.id }
    const member = group?.members?.find((entry) => entry.language === locale && entry.documents?.length)
    if (!member?.id) return { locale, name, state: 'missing', id: null }
    return { locale, name, state: stateOf(member.id, member.documents ?? []), id: member.id }
  })
}
