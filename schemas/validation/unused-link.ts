import { getValueAtPath, type ValidationContext } from 'sanity'

/**
 * Whether the link with the validated field isn't used, so that it needs no target: a redirect that is “gone” ignores
 * its own.
 */
export function isUnusedLink({ document, path = [] }: ValidationContext): boolean {
  const holder = getValueAtPath(document, path.slice(0, -2))
  if (typeof holder !== 'object' || holder === null) return false
  return Reflect.get(holder, '_type') === 'redirect' && Reflect.get(holder, 'gone') === true
}
