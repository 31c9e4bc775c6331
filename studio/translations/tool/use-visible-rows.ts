import { useState } from 'react'
import { needsReview, type SideBySideRow } from '../side-by-side-rows.ts'

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
