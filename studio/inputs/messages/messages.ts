import { useEffect, useMemo, useState } from 'react'

/** An entry of a `uiStrings` document. */
export type Entry = { _key: string; key?: string; value?: string }

/** A message as a table row: its key, the English text, and the entry of the document, or null if it is missing. */
export type MessageRow = { key: string; source: string; entry: Entry | null }

/** The rows of a document: missing ones first, then the rest in English order, then those that English doesn't have. */
export function messageRows(entries: readonly Entry[], english: readonly Entry[] | null): MessageRow[] {
  const own = new Map(entries.map((entry) => [entry.key, entry]))
  const sources = english ?? entries
  const known = new Set(sources.map(({ key }) => key))
  const rows = [...sources, ...entries.filter(({ key }) => !known.has(key))].map(
    ({ key = '', value = '' }) => ({
      key,
      source: value,
      entry: own.get(key) ?? null,
    }),
  )
  return [...rows.filter(isMissing), ...rows.filter((row) => !isMissing(row))]
}

export const isMissing = ({ entry }: MessageRow): boolean => !entry?.value?.trim()

/** Whether the key and texts of a row contain every word of a search. */
export function matchesRow({ key, source, entry }: MessageRow, wanted: string): boolean {
  const text = `${key} ${source} ${entry?.value ?? ''}`.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/**
 * Keeps the order of rows once the messages have loaded, so that rows don't move while they are filled in, or while
 * somebody edits the English.
 */
export function useRowOrder(entries: readonly Entry[], english: readonly Entry[] | null): MessageRow[] {
  const [order, setOrder] = useState<string[]>()
  const rows = useMemo(() => messageRows(entries, english), [entries, english])
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the rows, and must not move them
  useEffect(() => setOrder(rows.map(({ key }) => key)), [english === null, rows.length])
  const place = new Map(order?.map((key, index) => [key, index]))
  return order ? rows.toSorted((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0)) : rows
}
