type Item = { _key: string }

/** The keys of a list of objects in their order; null of any other value. */
export function keysOf(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null
  const keys = list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? Reflect.get(item, '_key') : undefined,
  )
  return keys.every((key) => typeof key === 'string') ? keys : null
}

export type ListChange = 'none' | 'added' | 'removed' | 'moved'

/** What became of a list between two moments, by its keys. */
export function listChange(before: unknown, after: unknown): ListChange {
  const [old, now] = [keysOf(before), keysOf(after ?? [])]
  if (!old || !now || old.join() === now.join()) return 'none'
  if (old.some((key) => !now.includes(key))) return 'removed'
  return now.length > old.length ? 'added' : 'moved'
}

/**
 * A list as it stood before, without losing what was written since: items that are still there stay as they are now, and
 * what somebody else added in the meantime follows at the end. `added` names the keys that undoing takes out.
 */
export function restored<ListItem extends Item>(
  before: readonly ListItem[],
  now: readonly ListItem[],
  added: readonly string[],
): ListItem[] {
  const current = new Map(now.map((item) => [item._key, item]))
  const known = new Set(before.map(({ _key }) => _key))
  const others = now.filter(({ _key }) => !known.has(_key) && !added.includes(_key))
  return [...before.map((item) => current.get(item._key) ?? item), ...others]
}
