/** An English text and its published translation. */
export type MemoryEntry = {
  source: string
  target: string
  /** The published id of the translated document, and the patch path of the text. */
  document: string
  path: string
  /** A readable location, such as `Home · Heading`. */
  where: string
}

/** `share`: similarity from 0 to 1. */
export type Match = { source: string; target: string; share: number }

/** The lowest similarity that is shown. */
const leastShare = 0.75
const shownMatches = 3

/** Earlier translations, searchable by similarity. */
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

  /** The best matches of a text, best first, excluding its current translation. */
  matches(source: string, current = ''): Match[] {
    const { parts, size } = partsOf(source)
    return this.#entries
      .flatMap((entry) => {
        // Texts of such different lengths can't be similar enough.
        if ((2 * Math.min(size, entry.size)) / (size + entry.size) < leastShare) return []
        const share = entry.source === source ? 1 : Math.min(0.99, commonShare({ parts, size }, entry))
        return share >= leastShare && entry.target !== current
          ? [{ source: entry.source, target: entry.target, share }]
          : []
      })
      .sort((a, b) => b.share - a.share)
      .slice(0, shownMatches)
  }

  /** Translations of exactly the same text in other documents. */
  elsewhere(source: string, document: string): readonly MemoryEntry[] {
    return (this.#bySource.get(source) ?? []).filter((entry) => entry.document !== document)
  }
}

type Parts = { parts: Map<string, number>; size: number }

/** Sørensen–Dice coefficient of letter pairs: twice the shared pairs over all pairs. */
function commonShare(a: Parts, b: Parts): number {
  let common = 0
  for (const [part, count] of a.parts) common += Math.min(count, b.parts.get(part) ?? 0)
  return (2 * common) / (a.size + b.size)
}

/** The letter bigrams of a text with their counts. */
function partsOf(text: string): Parts {
  const letters = ` ${text.toLowerCase().replaceAll(/\s+/g, ' ').trim()} `
  const parts = new Map<string, number>()
  for (let index = 0; index < letters.length - 1; index += 1) {
    const part = letters.slice(index, index + 2)
    parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  return { parts, size: letters.length - 1 }
}
