import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { publishedIdOf } from '../../releases/edited-id.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { type Row, type TranslationFacts, workRows } from '../translation-states.ts'
import { type TranslationFile, toFileDocument } from './translation-file.ts'

type ExportOptions = { locale: LocaleId; rows: readonly Row[]; facts: TranslationFacts }

/** The documents that aren't up to date in a language, or all, with the texts translated so far. */
export async function fetchFile(
  client: SanityClient,
  { locale, rows, facts }: ExportOptions,
  all: boolean,
): Promise<TranslationFile> {
  const chosen = all
    ? rows.map(({ id, cells }) => ({ id, translationId: cells.find((cell) => cell.locale === locale)?.id }))
    : workRows(rows, locale).map(({ row, cell }) => ({ id: row.id, translationId: cell.id }))
  const ids = chosen.flatMap(({ translationId }) =>
    translationId ? [translationId, `drafts.${translationId}`] : [],
  )
  const found = await client.fetch<ContentDocument[]>(
    '*[_id in $ids]',
    { ids },
    { perspective: 'raw', tag: 'translation' },
  )
  const byId = new Map(found.map((document) => [document._id, document]))
  const sources = new Map(facts.sources.map((source) => [publishedIdOf(source._id), source]))
  const terms = facts.glossaries.find(({ language }) => language === locale)?.terms
  const documents = chosen.flatMap(({ id, translationId }) => {
    const source = sources.get(id)
    const translation = byId.get(`drafts.${translationId}`) ?? byId.get(translationId ?? '') ?? null
    const record = facts.records.find((candidate) => candidate.translation === translationId)
    return source ? [toFileDocument(source, translation, { record, terms })] : []
  })
  return { locale, documents }
}
