type Item = { _key: string }

/** The keys of a list of objects, in order; null for any other value. */
export function keysOf(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null
  const keys = list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? Reflect.get(item, '_key') : undefined,
  )
  return keys.every((key) => typeof key === 'string') ? keys : null
}

/** The difference between two versions of a list, by item keys. */
export type ListChange = { kind: 'none' | 'added' | 'removed' | 'moved'; added: string[]; removed: string[] }

export function listChange(before: unknown, after: unknown): ListChange {
  const [old, now] = [keysOf(before), keysOf(after ?? [])]
  if (!old || !now || old.join() === now.join()) return { kind: 'none', added: [], removed: [] }
  const added = now.filter((key) => !old.includes(key))
  const removed = old.filter((key) => !now.includes(key))
  return { kind: removed.length > 0 ? 'removed' : added.length > 0 ? 'added' : 'moved', added, removed }
}

/**
 * A list as it was before a change, without losing later edits: existing items keep their current content, items added
 * by others follow at the end, and items removed by others stay removed.
 */
export function restored<ListItem extends Item>(
  before: readonly ListItem[],
  now: readonly ListItem[],
  { added, removed }: Pick<ListChange, 'added' | 'removed'>,
): ListItem[] {
  const current = new Map(now.map((item) => [item._key, item]))
  const known = new Set(before.map(({ _key }) => _key))
  const others = now.filter(({ _key }) => !known.has(_key) && !added.includes(_key))
  const back = before.flatMap((item) => current.get(item._key) ?? (removed.includes(item._key) ? item : []))
  return [...back, ...others]
}
