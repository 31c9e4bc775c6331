import type { Path } from 'sanity'

/** Every text in a value with its path, without system fields. */
export function textsOf(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, [...path, keyOf(item) ?? index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_'))
    .flatMap(([field, inner]) => textsOf(inner, [...path, field]))
}

/**
 * The path under which the Studio shows a problem: of rich text, the block. Its inner parts have names that mean nothing
 * to a marketer.
 */
export function shownPath(path: Path): Path {
  const inner = path.indexOf('children')
  return inner === -1 ? path : path.slice(0, inner)
}

/** The path segment of a list item. */
export function keyOf(item: unknown): { _key: string } | null {
  const key: unknown = Object(item)._key
  return key === undefined ? null : { _key: String(key) }
}
