import { apiVersion } from '@tidewright/contracts/api-version.ts'
import DataLoader from 'dataloader'
import {
  type CustomValidator,
  DRAFTS_FOLDER,
  getPublishedId,
  type Reference,
  type ReferenceFilterResolver,
  type ValidationContext,
} from 'sanity'
import { hasPage } from '../documents/webinar/has-page.groq.ts'

type Client = ReturnType<ValidationContext['getClient']>

/** How long a language is cached, in milliseconds: the Studio validates the whole document at every pause in typing. */
const cacheMs = 5_000

let client: Client | undefined

/** A page references dozens of documents: lookups within 10 ms share one query. */
const languages = new DataLoader<string, string | undefined>(fetchLanguages, {
  batchScheduleFn: (dispatch) => setTimeout(dispatch, 10),
})

async function fetchLanguages(ids: readonly string[]): Promise<(string | undefined)[]> {
  setTimeout(() => {
    for (const id of ids) languages.clear(id)
  }, cacheMs)
  const documents = await client?.fetch<{ _id: string; language: string | null }[]>(
    '*[_id in $ids]{ _id, language }',
    { ids: ids.flatMap((id) => [id, `${DRAFTS_FOLDER}.${id}`]) },
    { perspective: 'raw', tag: 'same-language' },
  )
  const known = new Map<string, string | null>(
    documents?.map(({ _id, language }) => [getPublishedId(_id), language]),
  )
  return ids.map((id) => known.get(id) ?? undefined)
}

/** Warns if a reference leads to a document in another language than the edited one. */
export const warnOfOtherLanguage: CustomValidator<Reference | undefined> = async (reference, context) => {
  const own = context.document?.language
  if (!reference?._ref || typeof own !== 'string') return true
  client = context.getClient({ apiVersion })
  const other = await languages.load(reference._ref)
  if (!other || other === own) return true
  return `This document is in another language (${other}); this one is in ${own}.`
}

// The Studio runs five validators at a time; without the limit, all references of a page share one query.
warnOfOtherLanguage.bypassConcurrencyLimit = true

const sameLanguage = '!defined($language) || language == $language'

/** Suggests documents in the language of the edited document. */
export const ofSameLanguage: ReferenceFilterResolver = ({ document }) => ({
  filter: sameLanguage,
  params: { language: document.language ?? null },
})

/** Suggests pages in the language of the edited document. Not every webinar has a page. */
export const pagesOfSameLanguage: ReferenceFilterResolver = ({ document }) => ({
  filter: `(${sameLanguage}) && ${hasPage}`,
  params: { language: document.language ?? null },
})
