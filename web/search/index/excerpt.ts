import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Term } from '../query/term.ts'
import type { Segment } from '../search-types.ts'
import { stemsOf } from '../text/stems.ts'
import { fold, normal, wordSpans } from '../text/words.ts'

type Span = { start: number; end: number; term: number }
/** How much of a long text is searched for an excerpt, in characters. */
const maxScanned = 30_000
/** How much text is shown before the first match, in characters. */
const before = 40

/** A whole text with the matches marked. */
export function highlight(text: string, terms: readonly Term[], locale: LocaleId): Segment[] {
  return segmentsOf(text, 0, text.length, spansOf(text, terms, locale))
}

/**
 * The part of a text, about `length` characters long, with most of the terms; `summary` if it has as many, or the text
 * has none.
 */
export function excerptOf(
  summary: string,
  text: string,
  terms: readonly Term[],
  { locale, length }: { locale: LocaleId; length: number },
): Segment[] {
  const summarySpans = spansOf(summary, terms, locale)
  const termsInSummary = new Set(summarySpans.map(({ term }) => term)).size
  if (summary && termsInSummary === terms.length) return cut(summary, 0, length, summarySpans)
  const scanned = text.slice(0, maxScanned)
  const spans = spansOf(scanned, terms, locale)
  const best = bestWindow(spans, length)
  const fromSummary = summary && termsInSummary >= best.terms
  if (fromSummary || !best.first) return cut(summary || text, 0, length, summary ? summarySpans : spans)
  return cut(scanned, Math.max(0, best.first.start - before), length, spans)
}

/** The first match of the stretch with most different terms, and their number. */
function bestWindow(spans: readonly Span[], length: number): { first: Span | null; terms: number } {
  let best: { first: Span | null; terms: number; matches: number } = { first: null, terms: 0, matches: 0 }
  for (const [index, first] of spans.entries()) {
    const found = new Set<number>()
    let matches = 0
    for (let next = index; next < spans.length; next += 1) {
      const span = spans[next]
      if (!span || span.end - first.start > length - before) break
      found.add(span.term)
      matches += 1
    }
    if (found.size > best.terms || (found.size === best.terms && matches > best.matches))
      best = { first, terms: found.size, matches }
  }
  return best
}

/**
 * Where a text matches, and which term. Only words with the first two letters of a term or its stem are read: a page has
 * 24 texts, and a term may have twenty synonyms.
 */
function spansOf(text: string, terms: readonly Term[], locale: LocaleId): Span[] {
  const all = terms.flatMap((term, index) => [term, ...term.synonyms].map((each) => ({ ...each, index })))
  const startingWith = memoized((letters) => {
    const folded = fold(letters)
    const begins = (word: string | undefined) => word !== undefined && folded.startsWith(word.slice(0, 2))
    return all.filter(({ words, stems }) => [words[0], ...stems].some(begins))
  })
  const words = wordSpans(text)
  const read = (position: number) => {
    const word = words[position]
    return word ? normal(text.slice(word.start, word.end)) : ''
  }
  const spans: Span[] = []
  for (let position = 0; position < words.length; position += 1) {
    const first = words[position]
    const candidates = first ? startingWith(text.slice(first.start, first.start + 2)) : []
    if (!first || candidates.length === 0) continue
    const match = candidates.find((term) => matchesAt(term, read, position, locale))
    const last = words[position + (match?.words.length ?? 1) - 1]
    if (!match || !last) continue
    spans.push({ start: first.start, end: last.end, term: match.index })
    position += match.words.length - 1
  }
  return spans
}

function memoized<Value>(compute: (letters: string) => Value): (letters: string) => Value {
  const known = new Map<string, Value>()
  return (letters) => {
    const found = known.get(letters) ?? compute(letters)
    known.set(letters, found)
    return found
  }
}

function matchesAt(
  { words: wanted, stems, isPrefix }: Term,
  read: (position: number) => string,
  position: number,
  locale: LocaleId,
): boolean {
  const word = read(position)
  const folded = fold(word)
  const isSame = wanted.every((each, offset) => {
    const found = offset === 0 ? folded : fold(read(position + offset))
    return found === each || (isPrefix && offset === wanted.length - 1 && found.startsWith(each))
  })
  if (isSame) return true
  // Stemming is slow; a word has at least its first two letters in common with its stem.
  if (!stems.some((stem) => stem.slice(0, 2) === folded.slice(0, 2))) return false
  return stemsOf(word, locale).some((stem) => stems.includes(stem))
}

/** About `length` characters from `start` on, between words, with an ellipsis where text is left out. */
function cut(text: string, start: number, length: number, spans: readonly Span[]): Segment[] {
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const isWhole = text.length - from <= length
  const to = isWhole ? text.length : Math.max(text.lastIndexOf(' ', from + length), from + length / 2)
  const segments = segmentsOf(text, from, to, spans)
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...segments,
    ...(isWhole ? [] : [{ text: ' …', isMatch: false }]),
  ]
}

function segmentsOf(text: string, from: number, to: number, spans: readonly Span[]): Segment[] {
  const segments: Segment[] = []
  let at = from
  for (const { start, end } of spans) {
    if (start < at || end > to) continue
    if (start > at) segments.push({ text: text.slice(at, start), isMatch: false })
    segments.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < to) segments.push({ text: text.slice(at, to), isMatch: false })
  return segments
}
