/** A text that was translated before, in one language. */
export type MemoryEntry = {
  source: string
  target: string
  /** The published id of the translation that it stands in, and its place there, as a patch names it. */
  document: string
  path: string
  /** Where it stands, in words. */
  where: string
}

/** `share`: how much of the text is the same, from 0 to 1. */
export type Match = { source: string; target: string; share: number }

/** From here on a match is worth showing. */
const leastShare = 0.75
const shownMatches = 3

/** What was translated before, searched by what two texts have in common. */
export class TranslationMemory {
  readonly #entries: { source: string; target: string; parts: Map<string, number>; size: number }[]
  readonly #bySource: Map<string, MemoryEntry[]>

  constructor(pairs: readonly MemoryEntry[]) {
    const unique = new Map(pairs.map((pair) => [JSON.stringify([pair.source, pair.target]), pair]))
    this.#entries = [...unique.values()].map(({ source, target }) => ({
      source,
      target,
      ...partsOf(source),
    }))
    this.#bySource = Map.groupBy(pairs, ({ source }) => source)
  }

  /** The best matches of a text, the best first; `without` is the translation that it has. */
  matches(source: string, without = ''): Match[] {
    const { parts, size } = partsOf(source)
    return this.#entries
      .flatMap((entry) => {
        // Two texts of such different lengths cannot have enough in common.
        if ((2 * Math.min(size, entry.size)) / (size + entry.size) < leastShare) return []
        const share = entry.source === source ? 1 : Math.min(0.99, commonShare({ parts, size }, entry))
        return share >= leastShare && entry.target !== without
          ? [{ source: entry.source, target: entry.target, share }]
          : []
      })
      .sort((a, b) => b.share - a.share)
      .slice(0, shownMatches)
  }

  /** Where the very same text was translated in other documents than this one. */
  elsewhere(source: string, document: string): readonly MemoryEntry[] {
    return (this.#bySource.get(source) ?? []).filter((entry) => entry.document !== document)
  }
}

type Parts = { parts: Map<string, number>; size: number }

/** Sørensen and Dice's measure of two texts: twice what they share of their pairs of letters, over what they have. */
function commonShare(a: Parts, b: Parts): number {
  let common = 0
  for (const [part, count] of a.parts) common += Math.min(count, b.parts.get(part) ?? 0)
  return (2 * common) / (a.size + b.size)
}

/** The pairs of neighbouring letters of a text, with how often each is there. */
function partsOf(text: string): Parts {
  const letters = ` ${text.toLowerCase().replaceAll(/\s+/g, ' ').trim()} `
  const parts = new Map<string, number>()
  for (let index = 0; index < letters.length - 1; index += 1) {
    const part = letters.slice(index, index + 2)
    parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  return { parts, size: letters.length - 1 }
}
