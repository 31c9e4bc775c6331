import type { CustomValidator, Reference, ReferenceFilterResolver, ValidationContext } from 'sanity'
import { batched } from './batched.ts'

type Client = ReturnType<ValidationContext['getClient']>

let client: Client | undefined

const languageOf = batched(async (ids: string[]) => {
  const found = await client?.fetch<{ _id: string; language: string | null }[]>(
    '*[_id in $ids]{ _id, language }',
    { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
    { perspective: 'raw', tag: 'same-language' },
  )
  return new Map(found?.map(({ _id, language }) => [_id.replace(/^drafts\./, ''), language]))
})

/** Says so when a reference leads to a document of another language than the one being edited. */
export const warnOfOtherLanguage: CustomValidator<Reference | undefined> = async (reference, context) => {
  const own = context.document?.language
  if (!reference?._ref || typeof own !== 'string') return true
  client = context.getClient({ apiVersion: '2026-01-01' })
  const other = await languageOf(reference._ref)
  if (!other || other === own) return true
  return `This leads to a document in another language (${other}); this one is in ${own}.`
}

// The Studio asks five validators at a time; all of a page's references go out with one question instead.
warnOfOtherLanguage.bypassConcurrencyLimit = true

/** Offers documents of the language of the document being edited. */
export const ofSameLanguage: ReferenceFilterResolver = ({ document }) => ({
  filter: '!defined($language) || language == $language',
  params: { language: document.language ?? null },
})
