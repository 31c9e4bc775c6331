/** An entry of an interface words document. */
export type Entry = { _key: string; key?: string; value?: string }

/** A message as a row of the table: its key, the English text, and the text of the document; null where it has none yet. */
export type MessageRow = { key: string; source: string; entry: Entry | null }

/** The rows of a document: what is missing first, the rest in the order of the English words, then what only it has. */
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

/** True when a row holds every word that is looked for, in its key or in its texts. */
export function matchesRow({ key, source, entry }: MessageRow, wanted: string): boolean {
  const text = `${key} ${source} ${entry?.value ?? ''}`.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
