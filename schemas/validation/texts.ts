import type { Path } from 'sanity'

/** Every text of a value, with its place in it; what the system itself keeps is left out. */
export function textsOf(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, [...path, keyOf(item) ?? index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_'))
    .flatMap(([field, inner]) => textsOf(inner, [...path, field]))
}

/** How a path names an item of a list. */
export function keyOf(item: unknown): { _key: string } | null {
  if (typeof item !== 'object' || item === null || !('_key' in item)) return null
  return { _key: String(item._key) }
}
