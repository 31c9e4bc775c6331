import type { MemoryEntry } from '../memory/translation-memory.ts'

/** Another translation of the same English text, and where it is used. */
export type InconsistentTranslation = { target: string; where: string }

type Text = { target: string; path: string }

/**
 * Other translations of the same English text, each once. Only the same kind of field counts: a heading may differ from
 * a button, and a menu has less room than a page.
 */
export function inconsistentTranslations(
  { target, path }: Text,
  elsewhere: readonly MemoryEntry[],
): InconsistentTranslation[] {
  const others = elsewhere.filter(
    (entry) =>
      entry.target !== target && entry.target.trim() !== '' && fieldsOf(entry.path) === fieldsOf(path),
  )
  return [...Map.groupBy(others, (entry) => entry.target)].map(([translation, entries]) => ({
    target: translation,
    where: entries[0]?.where ?? '',
  }))
}

/** A path without item keys: `sections[_key=="a"].heading` becomes `sections.heading`. */
function fieldsOf(path: string): string {
  return path.replaceAll(/\[[^\]]*\]/g, '')
}
