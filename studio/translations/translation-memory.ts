/** A text that was translated before, in one language. */
export type Remembered = { source: string; target: string }

/** `share`: how much of the text is the same, from 0 to 1. */
export type Match = Remembered & { share: number }

/** From here on a match is worth showing. */
const leastShare = 0.75
const shownMatches = 3

/** What was translated before, each source and translation once; searched by what two texts have in common. */
export class TranslationMemory {
  readonly #entries: (Remembered & { parts: Map<string, number>; size: number })[]

  constructor(pairs: readonly Remembered[]) {
    const unique = new Map(pairs.map((pair) => [JSON.stringify([pair.source, pair.target]), pair]))
    this.#entries = [...unique.values()].map((pair) => ({ ...pair, ...partsOf(pair.source) }))
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

  /** How else the very same text was translated. */
  otherTranslations(source: string, target: string): string[] {
    return this.#entries.flatMap((entry) =>
      entry.source === source && entry.target !== target ? [entry.target] : [],
    )
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
