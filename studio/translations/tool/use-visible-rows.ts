import { useState } from 'react'
import { needsReview, type SideBySideRow } from '../side-by-side-rows.ts'

const none: ReadonlySet<string> = new Set()

/**
 * All rows, or those that need a look. What needed one stays while it is typed in, also when it is done: a row that went would take the
 * cursor with it. What comes to need a look meanwhile is shown as well.
 */
export function useVisibleRows(
  rows: readonly SideBySideRow[],
  onlyReview: boolean,
): readonly SideBySideRow[] {
  const [kept, setKept] = useState(none)
  const gained = onlyReview ? rows.filter((row) => !kept.has(row.place) && needsReview(row)) : []
  if (gained.length > 0) setKept(new Set([...kept, ...gained.map(({ place }) => place)]))
  if (!onlyReview && kept !== none) setKept(none)
  return onlyReview ? rows.filter(({ place }) => kept.has(place)) : rows
}
