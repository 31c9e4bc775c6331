import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { SanityClient } from 'sanity'
import { changeDraft } from '../documents/change-draft.ts'
import { createTranslation, fetchTranslations } from '../documents/create-translation.ts'
import { sourceRecord } from '../documents/source-record.ts'
import { type ContentDocument, referencedIds, translatedCopy } from '../documents/translated-copy.ts'
import { titleOf } from '../translation-states.ts'
import { type DocumentPlan, patchFor, planDocument, type Rejection, recheckPlan } from './plan-import.ts'
import type { TranslationFile } from './translation-file.ts'

/** One document of a file that is brought in: `translationId` is null where the translation is yet to be begun. */
export type ImportPlan = DocumentPlan & {
  id: string
  title: string
  source: ContentDocument | null
  translationId: string | null
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
  { locale, documents }: TranslationFile,
): Promise<ImportPlan[]> {
  const plans: ImportPlan[] = []
  for (const { id, texts } of documents) {
    const { source, translationId, translation } = await findPair(client, id, locale)
    if (!source) {
      const rejections = [{ path: '', reason: 'There is no such English document.' }]
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

type ImportOptions = { locale: LocaleId; translator: string | undefined }

/** What became of one plan: the texts that were left out after all, or that nothing of it was written. */
export type ImportResult = { plan: ImportPlan; rejections: Rejection[]; failed: boolean }

/** Writes plans one after the other and tells of each; who does not ask for the next ends it. */
export async function* applyImport(
  client: SanityClient,
  plans: readonly ImportPlan[],
  options: ImportOptions,
): AsyncGenerator<ImportResult> {
  for (const plan of plans) {
    try {
      yield { plan, rejections: await applyPlan(client, plan, options), failed: false }
    } catch (error) {
      console.warn('A translation was not brought in.', error)
      yield { plan, rejections: [], failed: true }
    }
  }
}

/**
 * Writes what a plan says into drafts, in the name of who brings it in; a translation that is missing is begun.
 * @returns the texts that somebody changed since the plan was made: they stay as they are.
 */
async function applyPlan(
  client: SanityClient,
  { id, source, changes }: ImportPlan,
  { locale, translator }: ImportOptions,
): Promise<Rejection[]> {
  if (!source || changes.length === 0) return []
  const { groupId, translationId: known } = await findPair(client, id, locale)
  const begun = { original: source, originalId: id, originalLanguage: defaultLocale, language: locale }
  const translationId = known ?? (await createTranslation(client, { ...begun, groupId, translator }))
  const record = sourceRecord(translationId, source)
  let rejections: Rejection[] = []
  const change = (now: ContentDocument) => {
    const plan = recheckPlan(changes, now)
    rejections = plan.rejections
    return plan.changes.length > 0 ? { set: patchFor(now, plan.changes) } : null
  }
  await changeDraft(client, translationId, change, (transaction) => {
    transaction.createIfNotExists(record)
    if (translator) transaction.patch(record._id, { set: { translator } })
  })
  return rejections
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
