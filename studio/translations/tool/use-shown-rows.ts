import { useState } from 'react'
import { needsWork, type SideBySideRow } from '../side-by-side-rows.ts'

const none: ReadonlySet<string> = new Set()

/**
 * All rows, or those that need a look. What needed one stays while it is typed in, also when it is done: a row that went would take the
 * cursor with it. What comes to need a look meanwhile is shown as well.
 */
export function useShownRows(rows: readonly SideBySideRow[], onlyWork: boolean): readonly SideBySideRow[] {
  const [kept, setKept] = useState(none)
  const gained = onlyWork ? rows.filter((row) => !kept.has(row.place) && needsWork(row)) : []
  if (gained.length > 0) setKept(new Set([...kept, ...gained.map(({ place }) => place)]))
  if (!onlyWork && kept !== none) setKept(none)
  return onlyWork ? rows.filter(({ place }) => kept.has(place)) : rows
}
