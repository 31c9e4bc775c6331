import { defaultLocale } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { editedId, publishedIdOf } from '../../releases/edited-id.ts'
import { sourceRecord } from './source-record.ts'
import { type ContentDocument, referencedIds, translatedCopy } from './translated-copy.ts'

type CreateOptions = {
  /** The document to copy, in the version that its editor sees. */
  original: ContentDocument
  language: string
  /** The id of the translation group of the original, if it has one. */
  groupId: string | null
  /** The id of the user who creates it. */
  translator: string | undefined
  /** The release to create it in; without one, it is a draft. */
  release: string | undefined
}

/**
 * Creates a translation as a draft or in a release, links it to its original and records its source, in one transaction. Its id derives
 * from the original's, so two people who create the same translation at once get the same document.
 * @returns the future published id of the translation
 */
export async function createTranslation(client: SanityClient, options: CreateOptions): Promise<string> {
  const { original, language, release } = options
  const originalId = publishedIdOf(original._id)
  const originalLanguage = String(original.language)
  const id = await freeId(client, `${originalId}-${language}`, original._type, language)
  const isNew = await isUnused(client, id, original._type)
  const translations = await fetchTranslations(client, referencedIds(original), language)
  const groupId = options.groupId ?? `translations-${originalId}`
  const transaction = client
    .transaction()
    .createIfNotExists(translatedCopy(original, { id, language, translations, release }))
    .createIfNotExists({ _id: groupId, _type: 'translation.metadata', schemaTypes: [original._type] })
    .patch(groupId, (patch) => patch.setIfMissing({ translations: [] }))
    .patch(groupId, (patch) =>
      patch.unset([
        `translations[language == "${language}"]`,
        `translations[language == "${originalLanguage}"]`,
      ]),
    )
    .patch(groupId, (patch) =>
      patch.append('translations', [
        translationEntry(originalLanguage, originalId),
        translationEntry(language, id),
      ]),
    )
  if (originalLanguage === defaultLocale) {
    const record = sourceRecord(id, original, { translator: options.translator })
    // A translation that exists in a release, or was created just now, keeps what its translator has seen and decided.
    if (isNew) transaction.createOrReplace(record)
    else transaction.createIfNotExists(record)
  }
  await transaction.commit({ tag: 'translation' })
  return id
}

/** The entry of a document in its translation group, as the translations plugin writes it. */
export function translationEntry(language: string, id: string) {
  return {
    _key: language,
    _type: 'internationalizedArrayReferenceValue' as const,
    language,
    value: { _type: 'reference', _ref: id, _weak: true },
  }
}

/** The wanted id, or a new one if a document of another type or language has it. */
async function freeId(client: SanityClient, wanted: string, type: string, language: string): Promise<string> {
  const taken = await client.fetch<boolean>(
    'count(*[_id in $ids && !(_type == $type && language == $language)]) > 0',
    { ids: [wanted, `drafts.${wanted}`], type, language },
    { perspective: 'raw', tag: 'translation' },
  )
  return taken ? crypto.randomUUID() : wanted
}

/** Whether no document has the id, neither published nor as a draft nor in a release. */
async function isUnused(client: SanityClient, id: string, type: string): Promise<boolean> {
  return client.fetch<boolean>(
    'count(*[_type == $type && (_id == $id || sanity::versionOf($id))]) == 0',
    { id, type },
    { perspective: 'raw', tag: 'translation' },
  )
}

/** A document as its editor sees it: in the release, as a draft or as published; null if there is none. */
export async function fetchEdited(
  client: SanityClient,
  id: string | null,
  release: string | undefined,
): Promise<ContentDocument | null> {
  if (!id) return null
  const ids = [editedId(id, release), editedId(id, undefined), id]
  return (await client.getDocuments<ContentDocument>(ids)).find(Boolean) ?? null
}

/** The ids of published translations, by the id of their original. */
export async function fetchTranslations(
  client: SanityClient,
  ids: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  const groups = await client.fetch<{ ids: string[]; translation: string | null }[]>(
    `*[_type == "translation.metadata" && count(translations[value._ref in $ids]) > 0]{
      "ids": translations[].value._ref,
      "translation": translations[language == $language && defined(value->_id)][0].value._ref
    }`,
    { ids, language },
    { perspective: 'published', tag: 'translation' },
  )
  return new Map(
    groups.flatMap((group) =>
      group.translation === null
        ? []
        : group.ids.map((id): [string, string] => [id, group.translation ?? id]),
    ),
  )
}
