/** Messages as nested objects, as next-intl reads them. */
export type MessageTree = { [key: string]: string | MessageTree }

/** Nests messages with dotted keys; of two entries with the same key the later wins. */
export function nestMessages(entries: readonly { key: string; value: string }[]): MessageTree {
  const messages: MessageTree = {}
  for (const { key, value } of entries) {
    const path = key.split('.')
    const last = path.pop()
    if (!last || !value) continue
    let level = messages
    for (const part of path) {
      const below = level[part]
      const next = typeof below === 'object' ? below : {}
      level[part] = next
      level = next
    }
    level[last] = value
  }
  return messages
}

/** The messages of `over`, with those of `base` for missing ones. Changes neither. */
export function mergeMessages<Base extends MessageTree>(base: Base, over: MessageTree): Base {
  const merged: MessageTree = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value
  }
  return merged as Base // every key of `base`, and maybe more
}
