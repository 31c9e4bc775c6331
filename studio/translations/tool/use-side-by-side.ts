import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useCallback, useState } from 'react'
import type { SanityClient } from 'sanity'
import { editedId } from '../../releases/edited-id.ts'
import { useAsync } from '../../ui/use-async.ts'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import { fetchTranslations } from '../documents/create-translation.ts'
import { recordId, type SourceRecord } from '../documents/source-record.ts'
import { type ContentDocument, referencedIds } from '../documents/translated-copy.ts'
import { needsReview, type SideBySideRow } from '../side-by-side-rows.ts'

type Pair = {
  /** The English document: as in the release, otherwise published, or its draft if it isn't published. */
  source: ContentDocument
  /** The published id of the translation. */
  translationId: string | null
}

export const pairQuery = {
  fetch: `coalesce(*[_id == $version][0], *[_id == $id][0], *[_id == $draft][0]){
    "source": @,
    "translationId": *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]
      .translations[language == $locale][0].value._ref
  }`,
  listen: '*[_id in [$id, $version, $draft] || (_type == "translation.metadata" && references($id))]',
  tag: 'translations',
}

/** The English document and the id of its translation; null if the document doesn't exist. */
export function usePair(
  id: string,
  locale: LocaleId,
  release: string | undefined,
): Pair | null | 'failed' | undefined {
  return useListenedQuery<Pair | null>(pairQuery, {
    id,
    locale,
    version: release ? editedId(id, release) : id,
    draft: editedId(id, undefined),
  })
}

const recordQuery = { fetch: '*[_id == $id][0]', listen: '*[_id == $id]', tag: 'translations' }

/** What a translation was made from; null if it wasn't recorded. */
export function useSourceRecord(translationId: string): SourceRecord | null | 'failed' | undefined {
  return useListenedQuery<SourceRecord | null>(recordQuery, { id: recordId(translationId) })
}

const noTranslations: ReadonlyMap<string, string> = new Map()

/** The published translations of the documents that English refers to, by their English id; empty while loading. */
export function useReferencedTranslations(
  source: ContentDocument,
  locale: LocaleId,
): ReadonlyMap<string, string> {
  const ids = JSON.stringify(referencedIds(source))
  const load = useCallback(
    (client: SanityClient) => fetchTranslations(client, JSON.parse(ids), locale),
    [ids, locale],
  )
  const translations = useAsync(load)
  return translations && translations !== 'failed' ? translations : noTranslations
}

const none: ReadonlySet<string> = new Set()

/**
 * All rows, or only those to review. A row that needed review stays visible after it is done, because removing it would
 * take the cursor with it. Rows that need review later are added.
 */
export function useVisibleRows(
  rows: readonly SideBySideRow[],
  onlyReview: boolean,
): readonly SideBySideRow[] {
  const [kept, setKept] = useState(none)
  const gained = onlyReview ? rows.filter((row) => !kept.has(row.path) && needsReview(row)) : []
  if (gained.length > 0) setKept(new Set([...kept, ...gained.map(({ path }) => path)]))
  if (!onlyReview && kept !== none) setKept(none)
  return onlyReview ? rows.filter(({ path }) => kept.has(path)) : rows
}
