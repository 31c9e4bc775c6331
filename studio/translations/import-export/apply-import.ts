import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { editedId } from '../../releases/edited-id.ts'
import { changeDraft, type Edited } from '../documents/change-draft.ts'
import { createTranslation, fetchEdited, fetchTranslations } from '../documents/create-translation.ts'
import { sourceRecord } from '../documents/source-record.ts'
import { type ContentDocument, referencedIds, translatedCopy } from '../documents/translated-copy.ts'
import { titleOf } from '../translation-states.ts'
import { type DocumentPlan, patchFor, planDocument, type Rejection, recheckPlan } from './plan-import.ts'
import type { TranslationFile } from './translation-file.ts'

/** One document of an imported file. `translationId` is null if the translation doesn't exist yet. */
export type ImportPlan = DocumentPlan & {
  id: string
  title: string
  source: ContentDocument | null
  translationId: string | null
}

type Pair = {
  source: ContentDocument | null
  groupId: string | null
  translationId: string | null
  translation: ContentDocument | null
}

/** Compares every document of a file with the current content, without changing anything. */
export async function planImport(
  client: SanityClient,
  { locale, documents }: TranslationFile,
  release?: string,
): Promise<ImportPlan[]> {
  const plans: ImportPlan[] = []
  for (const { id, texts } of documents) {
    const { source, translationId, translation } = await findPair(client, { id, release }, locale)
    if (!source) {
      const rejections = [{ field: '', reason: 'This document doesn’t exist in English.' }]
      plans.push({ id, title: id, source, translationId, changes: [], rejections })
      continue
    }
    const base = translation ?? (await copyOf(client, source, locale))
    plans.push({
      id,
      title: titleOf(source) || id,
      source,
      translationId,
      ...planDocument(texts, source, base),
    })
  }
  return plans
}

type ImportOptions = { locale: LocaleId; translator: string | undefined; release: string | undefined }

/** The result of one plan: the texts that were rejected while writing, and whether the write failed. */
export type ImportResult = { plan: ImportPlan; rejections: Rejection[]; failed: boolean }

/** Writes plans one by one and yields each result. The import stops when the consumer stops iterating. */
export async function* applyImport(
  client: SanityClient,
  plans: readonly ImportPlan[],
  options: ImportOptions,
): AsyncGenerator<ImportResult> {
  for (const plan of plans) {
    try {
      yield { plan, rejections: await applyPlan(client, plan, options), failed: false }
    } catch (error) {
      console.warn('Could not import a translation.', error)
      yield { plan, rejections: [], failed: true }
    }
  }
}

/**
 * Writes a plan into a draft or a release on behalf of the translator, creating the translation if it doesn't exist.
 * @returns rejections for the texts that somebody changed since the plan was made; these are kept.
 */
async function applyPlan(
  client: SanityClient,
  { id, source, changes }: ImportPlan,
  { locale, translator, release }: ImportOptions,
): Promise<Rejection[]> {
  if (!source || changes.length === 0) return []
  const { groupId, translationId: existing } = await findPair(client, { id, release }, locale)
  const options = { original: source, language: locale, groupId, translator, release }
  const translationId = existing ?? (await createTranslation(client, options))
  const record = sourceRecord(translationId, source)
  let rejections: Rejection[] = []
  const change = (now: ContentDocument) => {
    const plan = recheckPlan(changes, now)
    rejections = plan.rejections
    return plan.changes.length > 0 ? { set: patchFor(now, plan.changes) } : null
  }
  await changeDraft(client, { id: translationId, release }, change, (transaction) => {
    // Records aren't part of a release; that of a new translation is there already.
    if (release) return
    transaction.createIfNotExists(record)
    if (translator) transaction.patch(record._id, { set: { translator } })
  })
  return rejections
}

/** A document, as in the release if it is in it, or its draft if it isn't published, and its translation. */
async function findPair(client: SanityClient, { id, release }: Edited, locale: LocaleId): Promise<Pair> {
  const found = await client.fetch<Omit<Pair, 'translation'>>(
    `{
      "source": coalesce(
        *[_id == $version && language == $english][0],
        *[_id == $id && language == $english][0],
        *[_id == $draft && language == $english][0]),
      "groupId": *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]._id,
      "translationId": *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]
        .translations[language == $locale][0].value._ref
    }`,
    {
      id,
      version: release ? editedId(id, release) : id,
      draft: editedId(id, undefined),
      locale,
      english: defaultLocale,
    },
    { perspective: 'raw', tag: 'translation' },
  )
  const { translationId } = found
  if (!translationId) return { ...found, translation: null }
  const translation = await fetchEdited(client, translationId, release)
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
