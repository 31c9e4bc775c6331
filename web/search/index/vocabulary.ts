/** Longer words may have two typos. */
const twoTyposFrom = 9
const oneTypoFrom = 4
/** The shortest first or last part of a compound, and the rest of it, in letters. */
const minPart = 5
const minRest = 3
const maxCompounds = 20

/** The words of an index, to find the one that was meant by a misspelled one. */
export class Vocabulary {
  /** How many entries have a word, by its length and first letter. */
  readonly #buckets = new Map<string, Map<string, number>>()
  /** The words that begin (`telef-`) or end (`-ummer`) with five letters. */
  readonly #byPart = new Map<string, string[]>()

  add(word: string, entries = 1): void {
    const key = bucketOf(word.length, word[0])
    const bucket = this.#buckets.get(key) ?? new Map<string, number>()
    this.#buckets.set(key, bucket)
    if (!bucket.has(word) && word.length >= minPart + minRest)
      for (const part of [`${word.slice(0, minPart)}-`, `-${word.slice(-minPart)}`]) {
        const others = this.#byPart.get(part)
        if (others) others.push(word)
        else this.#byPart.set(part, [word])
      }
    bucket.set(word, (bucket.get(word) ?? 0) + entries)
  }

  /**
   * The words that a misspelled one may stand for, best first: those with fewer differences, then the more frequent
   * ones. Their first letter is wrong only if no other word is found. `others` are words that no entry has.
   */
  suggestions(typed: string, others: readonly string[] = []): string[] {
    if (typed.length < oneTypoFrom || /\d/.test(typed)) return []
    const maxDistance = typed.length < twoTyposFrom ? 1 : 2
    const close = this.#near(typed, maxDistance, (key) => key.endsWith(typed[0] ?? ''))
    for (const word of others) {
      const distance = word[0] === typed[0] ? distanceOf(typed, word, maxDistance) : maxDistance + 1
      if (distance <= maxDistance) close.push({ word, distance, entries: 0 })
    }
    const found = close.length > 0 ? close : this.#near(typed, 1, (key) => !key.endsWith(typed[0] ?? ''))
    return bestFirst(found).map(({ word }) => word)
  }

  /** The words that begin or end with another one of at least five letters: `telefoonnummer` with `nummer`. */
  compoundsOf(word: string): string[] {
    if (word.length < minPart) return []
    const same = (other: string) => other.startsWith(word) || other.endsWith(word)
    const isLonger = (other: string) => other.length >= word.length + minRest && same(other)
    const beginning = this.#byPart.get(`${word.slice(0, minPart)}-`) ?? []
    const ending = this.#byPart.get(`-${word.slice(-minPart)}`) ?? []
    return [...new Set([...ending, ...beginning])].filter(isLonger).slice(0, maxCompounds)
  }

  #near(typed: string, maxDistance: number, isSearched: (bucket: string) => boolean) {
    const found: { word: string; distance: number; entries: number }[] = []
    for (const [key, bucket] of this.#buckets) {
      if (!isSearched(key) || Math.abs(Number.parseInt(key, 10) - typed.length) > maxDistance) continue
      for (const [word, entries] of bucket) {
        const distance = distanceOf(typed, word, maxDistance)
        if (distance <= maxDistance) found.push({ word, distance, entries })
      }
    }
    return bestFirst(found)
  }
}

function bestFirst<Found extends { distance: number; entries: number }>(found: Found[]): Found[] {
  return found.sort((a, b) => a.distance - b.distance || b.entries - a.entries).slice(0, 5)
}

function bucketOf(length: number, first = ''): string {
  return `${length}${first}`
}

/**
 * The number of typos between two words: letters that are missing, added, wrong or swapped with the next one. Stops
 * counting above `max`. Source: https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function distanceOf(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      row.push(cost)
      if (cost < best) best = cost
    }
    if (best > max) return max + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? max + 1
}
