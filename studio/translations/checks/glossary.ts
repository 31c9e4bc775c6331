/** A row of a language's glossary. It may have several names, separated by commas or semicolons; see `namesOf`. */
export type GlossaryTerm = {
  english: string
  translation: string
  note?: string | null | undefined
  /** Whether other translations are fine, because the English word has several meanings. */
  isFree?: boolean | null | undefined
}

/** A term with its position in a text, and the name that was found: `quote` of the row `quote; order`. */
export type FoundTerm = GlossaryTerm & { at: number; name: string; suggestion: string }

/** The terms that a text uses, in order, including plurals. A term inside a longer one is omitted. */
export function termsIn(text: string, terms: readonly GlossaryTerm[]): FoundTerm[] {
  return matchesIn(text, terms).map(({ length, names, ...term }) => term)
}

type Match = FoundTerm & { length: number; names: readonly string[] }

/** `names`: accepted translations of the name that was found. */
function matchesIn(text: string, terms: readonly GlossaryTerm[]): Match[] {
  const words = text.replaceAll(/\{\s*\w+\s*(?:\}|,\s*\w+\s*,)|<\/?(?:b|i|a\d+)>/g, (tag) =>
    ' '.repeat(tag.length),
  )
  const found: Match[] = []
  const candidates = terms
    .flatMap((term) => namesOf(term).map((name) => ({ term, ...name })))
    .filter(({ pattern }) => pattern.length > 2)
    .sort((a, b) => b.pattern.length - a.pattern.length)
  for (const { pattern, names, suggestion, term } of candidates) {
    const match = patternOf(pattern).exec(words)
    if (!match) continue
    const [at, length] = [match.index, match[0].length]
    const isWithin = found.some(
      (other) => at < other.at + other.length && other.at < at + length && other.length > length,
    )
    if (!isWithin && !found.some(({ english }) => english === term.english))
      found.push({ ...term, at, length, names, suggestion, name: pattern })
  }
  return found.sort((a, b) => a.at - b.at)
}

/**
 * The English names of a row, without parentheses, each with its accepted translations. Commas separate synonyms.
 * Semicolons separate meanings; if both languages have the same number of them, each meaning has its own translation.
 */
function namesOf({ english, translation }: GlossaryTerm): Name[] {
  const meanings = listOf(english.replaceAll(/\([^)]*\)/g, ' '), /;/)
  const translations = listOf(translation, /;/)
  return meanings.flatMap((meaning, index) => {
    const own = meanings.length === translations.length ? (translations[index] ?? '') : translation
    const names = listOf(own, /[,;]| (?:o|ou|of) /)
    const synonyms = listOf(meaning, /,/)
    const perSynonym = listOf(own, /,/)
    return synonyms.map((pattern, at) => {
      const paired = synonyms.length === perSynonym.length ? perSynonym[at] : undefined
      return { pattern, names, suggestion: paired ?? own.trim() }
    })
  })
}

/** `names`: accepted translations. `suggestion`: what to insert; the row's own text if nothing pairs them up. */
type Name = { pattern: string; names: string[]; suggestion: string }

function listOf(cell: string, divider: RegExp): string[] {
  return cell
    .split(divider)
    .map((name) => name.trim())
    .filter(Boolean)
}

/**
 * The terms that a source text uses and its translation doesn't. Endings, accents and words in between are ignored.
 * Free terms, and those that the glossary explains in parentheses, aren't required.
 */
export function unusedTerms(source: string, target: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  const words = wordsOf(target)
  const found = matchesIn(source, terms)
  const isUsed = ({ names }: Match) => names.some((name) => usesName(words, name))
  return found
    .filter(({ isFree, english }) => !isFree && !english.includes('('))
    .filter(({ at }) => !found.some((match) => match.at === at && isUsed(match)))
    .map(({ at, length, names, name, suggestion, ...term }) => term)
}

/** Dutch joins words, so a word may be part of another. */
function usesName(words: readonly string[], name: string): boolean {
  const own = wordsOf(name)
  const long = own.filter(({ length }) => length > 3)
  return (long.length > 0 ? long : own).every((word) => {
    const stem = word.slice(0, Math.max(3, Math.ceil(word.length * keptShare)))
    return words.some((other) => other.includes(stem))
  })
}

/**
 * Share of a word that is the same in all its forms: matches `proceso` and `procesos`, but not `kosten` and
 * `kostprijs`.
 */
const keptShare = 0.6

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

const patterns = new Map<string, RegExp>()

function patternOf(term: string): RegExp {
  const cached = patterns.get(term)
  if (cached) return cached
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu')
  patterns.set(term, pattern)
  return pattern
}
