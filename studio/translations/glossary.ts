/** A term of the glossary of a language. */
export type GlossaryTerm = { english: string; translation: string; note?: string | undefined }

/** A term as it stands in a text. */
export type FoundTerm = GlossaryTerm & { at: number }

/** The terms that a text uses, in its order; a term within a longer one is left out. Plurals count. */
export function termsIn(text: string, terms: readonly GlossaryTerm[]): FoundTerm[] {
  const words = text.replaceAll(/\{\w+\}|<\/?(?:b|i|a\d+)>/g, (tag) => ' '.repeat(tag.length))
  const found: (FoundTerm & { length: number })[] = []
  const candidates = terms
    .flatMap((term) => term.english.split(',').map((english) => ({ ...term, pattern: english.trim() })))
    .filter(({ pattern }) => pattern.length > 2)
    .sort((a, b) => b.pattern.length - a.pattern.length)
  for (const { pattern, ...term } of candidates) {
    const match = patternOf(pattern).exec(words)
    if (!match) continue
    const [at, length] = [match.index, match[0].length]
    const isWithin = found.some((other) => at < other.at + other.length && other.at < at + length)
    if (!isWithin && !found.some(({ english }) => english === term.english))
      found.push({ ...term, at, length })
  }
  return found.sort((a, b) => a.at - b.at).map(({ length, ...term }) => term)
}

const patterns = new Map<string, RegExp>()

function patternOf(term: string): RegExp {
  const known = patterns.get(term)
  if (known) return known
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu')
  patterns.set(term, pattern)
  return pattern
}
