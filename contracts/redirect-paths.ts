/** A redirect from a path with this ending applies to the path before it and to everything below: `/old/*`. */
const everythingBelow = '/*'
/** How many parts the path of such a redirect may have: visitors can request any number of them. */
export const maxParts = 20

/** Whether a redirect applies to everything below its path. */
export function isForEverythingBelow(from: string): boolean {
  return from.endsWith(everythingBelow)
}

/** The path that a redirect starts from, without the ending. */
export function basePath(from: string): string {
  return isForEverythingBelow(from) ? from.slice(0, -everythingBelow.length) : from
}

/** The old paths whose redirects apply to a path, the closest first: `/a/b`, `/a/b/*`, `/a/*`. */
export function redirectsOver(path: string): string[] {
  const parts = path.split('/').slice(1)
  const depths = Array.from({ length: Math.min(parts.length, maxParts) }, (_, index) => index + 1)
  const over = depths.map((depth) => `/${parts.slice(0, depth).join('/')}${everythingBelow}`)
  return [path, ...over.reverse()]
}

/**
 * Where the redirect from `from` sends a visitor of `path`, which is percent-encoded. A target that ends in `/*` keeps
 * what follows: from `/old/*` to `https://shop.example/*`, `/old/a` leads to `https://shop.example/a`.
 */
export function targetFor(target: string, from: string, path: string): string {
  if (!isForEverythingBelow(target) || !isForEverythingBelow(from) || path === from) return target
  const rest = path.split('/').slice(from.split('/').length - 1)
  return [basePath(target), ...rest].join('/') || '/'
}
