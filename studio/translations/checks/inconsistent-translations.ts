import type { MemoryEntry } from '../memory/translation-memory.ts'

/** How the same English text reads in another place, and where that is. */
export type InconsistentTranslation = { target: string; where: string }

type Text = { target: string; path: string }

/**
 * How else a text was translated, each wording once. Only places of the same kind count: a heading may say more than a button, and a menu
 * has less room than a page.
 */
export function inconsistentTranslations(
  { target, path }: Text,
  elsewhere: readonly MemoryEntry[],
): InconsistentTranslation[] {
  const others = elsewhere.filter(
    (entry) =>
      entry.target !== target && entry.target.trim() !== '' && fieldsOf(entry.path) === fieldsOf(path),
  )
  return [...Map.groupBy(others, (entry) => entry.target)].map(([wording, places]) => ({
    target: wording,
    where: places[0]?.where ?? '',
  }))
}

/** A place without the keys of the items in it: `sections[_key=="a"].heading` is `sections.heading`. */
function fieldsOf(path: string): string {
  return path.replaceAll(/\[[^\]]*\]/g, '')
}
