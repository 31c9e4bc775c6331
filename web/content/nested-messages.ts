/** Interface words as nested objects, as next-intl reads them. */
export type Messages = { [key: string]: string | Messages }

/** Nested words from dotted keys; of two entries with one key the later wins. */
export function nestMessages(entries: readonly { key: string; value: string }[]): Messages {
  const messages: Messages = {}
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

/** The words of `over` where it has them, of `under` elsewhere. Neither is changed. */
export function mergeMessages(under: Messages, over: Messages): Messages {
  const merged: Messages = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value
  }
  return merged
}
