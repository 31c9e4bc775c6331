import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { SanityClient } from 'sanity'
import { createTranslation, fetchTranslations } from '../create-translation.ts'
import { sourceRecord } from '../source-record.ts'
import { type ContentDocument, referencedIds, translatedCopy } from '../translated-copy.ts'
import { titleOf } from '../translation-states.ts'
import type { Exchange } from './exchange.ts'
import { type DocumentPlan, planDocument, withChanges } from './plan-import.ts'

/** One document of a file that is brought in: `translationId` is null where the translation is yet to be begun. */
export type ImportPlan = DocumentPlan & {
  id: string
  title: string
  source: ContentDocument | null
  translationId: string | null
  base: ContentDocument | null
}

type Known = {
  source: ContentDocument | null
  groupId: string | null
  translationId: string | null
  translation: ContentDocument | null
}

/** Looks at every document of a file, and changes nothing. */
export async function planImport(
  client: SanityClient,
  { locale, documents }: Exchange,
): Promise<ImportPlan[]> {
  const plans: ImportPlan[] = []
  for (const { id, texts } of documents) {
    const { source, translationId, translation } = await findPair(client, id, locale)
    if (!source) {
      const refusals = [{ path: '', reason: 'There is no such English document.' }]
      plans.push({ id, title: id, source, translationId, base: null, changes: [], refusals })
      continue
    }
    const base = translation ?? (await copyOf(client, source, locale))
    plans.push({
      id,
      title: titleOf(source) || id,
      source,
      translationId,
      base,
      ...planDocument(texts, source, base),
    })
  }
  return plans
}

type BringInOptions = { locale: LocaleId; translator: string | undefined }

/** Writes what a plan says into drafts, in the name of who brings it in; a translation that is missing is begun. */
export async function bringIn(
  client: SanityClient,
  plan: ImportPlan,
  { locale, translator }: BringInOptions,
): Promise<void> {
  const { source, base, changes } = plan
  if (!source || !base || changes.length === 0) return
  let { translationId } = plan
  if (!translationId) {
    const { groupId } = await findPair(client, plan.id, locale)
    const options = {
      original: source,
      originalId: plan.id,
      originalLanguage: defaultLocale,
      language: locale,
      groupId,
      translator,
    }
    translationId = await createTranslation(client, options)
  }
  const draftId = `drafts.${translationId}`
  const record = sourceRecord(translationId, source)
  const transaction = client.transaction().createIfNotExists(record)
  if (translator) transaction.patch(record._id, { set: { translator } })
  await transaction
    .createIfNotExists({ ...withoutSystemFields(base), _id: draftId })
    .patch(draftId, { set: withChanges(base, changes) })
    .commit({ tag: 'translation' })
}

async function findPair(client: SanityClient, id: string, locale: LocaleId): Promise<Known> {
  const found = await client.fetch<Omit<Known, 'translation'>>(
    `{
      "source": *[_id == $id && language == $english][0],
      "groupId": *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]._id,
      "translationId": *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]
        .translations[language == $locale][0].value._ref
    }`,
    { id, locale, english: defaultLocale },
    { perspective: 'raw', tag: 'translation' },
  )
  const { translationId } = found
  if (!translationId) return { ...found, translation: null }
  const [draft, published] = await client.getDocuments<ContentDocument>([
    `drafts.${translationId}`,
    translationId,
  ])
  const translation = draft ?? published ?? null
  return { ...found, translationId: translation && translationId, translation }
}

async function copyOf(
  client: SanityClient,
  source: ContentDocument,
  locale: LocaleId,
): Promise<ContentDocument> {
  const translations = await fetchTranslations(client, referencedIds(source), locale)
  return translatedCopy(source, { id: source._id, language: locale, translations })
}

function withoutSystemFields({
  _rev,
  _createdAt,
  _updatedAt,
  ...document
}: ContentDocument): ContentDocument {
  return document
}
