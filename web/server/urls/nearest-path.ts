import { distanceOf } from '../../search/index/vocabulary.ts'
import { notFoundPath } from '../html/not-found.ts'

/** At most this many typos, and at most one in three letters. */
const maxTypos = 3
/** Shorter ends of a path say too little about it, in letters with the slash before them. */
const minEnd = 5

/**
 * The path that a visitor probably meant: it has the fewest typos, or else the same last segment in another place. Null
 * if there is none in the language of the path.
 */
export function nearestPath(asked: string, paths: Iterable<string>): string | null {
  const notFound = notFoundPath(asked)
  const end = asked.slice(asked.lastIndexOf('/'))
  let max = Math.min(maxTypos, Math.floor(asked.length / 3))
  let nearest: string | null = null
  let moved: string | null = null
  for (const path of paths) {
    const distance = typos(asked, path, max)
    if (distance <= max && notFoundPath(path) === notFound) {
      nearest = path
      max = distance - 1
    }
    if (end.length >= minEnd && path.endsWith(end) && notFoundPath(path) === notFound) moved ??= path
  }
  return nearest ?? moved
}

/** Most paths share their first segments. Without those, the distance stops sooner. */
function typos(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  return distanceOf(a.slice(start), b.slice(start), max)
}
