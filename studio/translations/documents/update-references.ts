import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Path, SanityClient } from 'sanity'
import { partOf } from '../units/units.ts'
import { retryConflicts } from './change-draft.ts'
import { fetchTranslations } from './create-translation.ts'
import { patchPath } from './source-record.ts'
import { type ContentDocument, referencedIds } from './translated-copy.ts'

type Published = {
  /** The published id of the translation that was published. */
  id: string
  locale: LocaleId
  /** The published ids of the document in the other languages. */
  others: readonly string[]
}

const referencingQuery = `*[
  language == $locale && !(_id in path("versions.**")) && (_id in [$id, "drafts." + $id] || references($others))
]._id`

/**
 * Points references to published translations once a translation is published: those to its English document in all
 * published documents and drafts of its language, and its own. Each document has its own transaction, so that one
 * failure doesn't block the others.
 * @throws AggregateError if a document could not be updated.
 */
export async function updateReferences(
  client: SanityClient,
  { id, locale, others }: Published,
): Promise<void> {
  const options = { perspective: 'raw', tag: 'translation' } as const
  const documents = await client.fetch<string[]>(referencingQuery, { id, locale, others }, options)
  const errors: unknown[] = []
  for (const document of documents) {
    const update = () => updateReferencesIn(client, document, { id, locale, others })
    await retryConflicts(update).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, `References to ${id} could not be updated.`)
}

async function updateReferencesIn(
  client: SanityClient,
  document: string,
  { id, locale, others }: Published,
): Promise<void> {
  const [now] = await client.getDocuments<ContentDocument>([document])
  if (!now) return
  const translations = await fetchTranslations(client, referencedIds(now), locale)
  // A query may not know yet what was published a moment ago.
  for (const other of others) translations.set(other, id)
  const set = referencePatch(now, translations)
  if (Object.keys(set).length === 0) return
  const transaction = client.transaction()
  transaction.patch(document, (patch) => patch.set(set).ifRevisionId(now._rev))
  await transaction.commit({ tag: 'translation' })
}

/** The patch that points the references in a value to translations; empty if they already do. */
export function referencePatch(
  value: unknown,
  translations: ReadonlyMap<string, string>,
  path: Path = [],
): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const members: [Path[number], unknown][] = Array.isArray(value)
    ? value.map((item, index) => [partOf(item, index), item])
    : Object.entries(value)
  const patches = members.map(([part, member]) => {
    const inner = [...path, part]
    const id = part === '_ref' ? translations.get(String(member)) : undefined
    if (id) return id === member ? {} : { [patchPath(inner)]: id }
    return referencePatch(member, translations, inner)
  })
  return Object.assign({}, ...patches)
}
