import type { CustomValidator, Reference, ReferenceFilterResolver } from 'sanity'

/** Says so when a reference leads to a document of another language than the one being edited. */
export const warnOfOtherLanguage: CustomValidator<Reference | undefined> = async (reference, context) => {
  const own = context.document?.language
  if (!reference?._ref || typeof own !== 'string') return true
  const other = await context
    .getClient({ apiVersion: '2026-01-01' })
    .fetch<string | null>(
      '*[_id in [$id, "drafts." + $id]][0].language',
      { id: reference._ref },
      { perspective: 'raw', tag: 'same-language' },
    )
  if (!other || other === own) return true
  return `This leads to a document in another language (${other}); this one is in ${own}.`
}

/** Offers documents of the language of the document being edited. */
export const ofSameLanguage: ReferenceFilterResolver = ({ document }) => ({
  filter: '!defined($language) || language == $language',
  params: { language: document.language ?? null },
})
