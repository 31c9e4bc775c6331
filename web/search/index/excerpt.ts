import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Term } from '../query/term.ts'
import type { Segment } from '../search-types.ts'
import { stemsOf } from '../text/stems.ts'
import { fold, foldLetters, normal, wordFrom } from '../text/words.ts'

type Span = { start: number; end: number; term: number }
/** How much of a text is searched for an excerpt, in characters: the rest only if its beginning doesn’t have all terms. */
const scanned = [2_000, 30_000]
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
  let spans: Span[] = []
  let best = bestWindow(spans, length)
  for (const end of scanned) {
    if (best.terms === terms.length) break
    spans = spansOf(text.slice(0, end), terms, locale)
    best = bestWindow(spans, length)
  }
  const fromSummary = summary && termsInSummary >= best.terms
  if (fromSummary || !best.first) return cut(summary || text, 0, length, summary ? summarySpans : spans)
  return cut(text, Math.max(0, best.first.start - before), length, spans)
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

type Sought = Term & { index: number }
/** A page has 24 results and the same terms for each. */
const known = new WeakMap<readonly Term[], { all: readonly Sought[]; beginnings: RegExp }>()

/**
 * Where a text matches, and which term. Only words with the first two letters of a term or its stem are read: a page has
 * 24 texts, and a term may have twenty synonyms.
 */
function spansOf(text: string, terms: readonly Term[], locale: LocaleId): Span[] {
  const sought = known.get(terms) ?? soughtOf(terms)
  known.set(terms, sought)
  const { all, beginnings } = sought
  const plain = foldLetters(text)
  const spans: Span[] = []
  beginnings.lastIndex = 0
  for (let found = beginnings.exec(plain); found; found = beginnings.exec(plain)) {
    const first = wordFrom(text, found.index)
    if (!first) break
    const words = [{ ...first, word: normal(text.slice(first.start, first.end)) }]
    const read = (position: number) => {
      for (let last = words.at(-1); last && words.length <= position; last = words.at(-1)) {
        const next = wordFrom(text, last.end)
        if (!next) break
        words.push({ ...next, word: normal(text.slice(next.start, next.end)) })
      }
      return words[position]
    }
    const folded = fold(read(0)?.word ?? '')
    const match = all.find((term) => matches(term, folded, (position) => read(position)?.word ?? '', locale))
    const end = read((match?.words.length ?? 1) - 1)?.end ?? first.end
    if (match) spans.push({ start: first.start, end, term: match.index })
    beginnings.lastIndex = end
  }
  return spans
}

function soughtOf(terms: readonly Term[]): { all: readonly Sought[]; beginnings: RegExp } {
  const all = terms.flatMap((term, index) => [term, ...term.synonyms].map((each) => ({ ...each, index })))
  const letters = all.flatMap(({ words: [word = ''], stems }) =>
    [word, ...stems].map((each) => each.slice(0, 2)),
  )
  const either = [...new Set(letters.filter(Boolean))].join('|').replace(/oe|ae/g, (both) => `${both}|[œæ]`)
  return { all, beginnings: new RegExp(`(?<![a-z0-9])(?:${either || '(?!)'})`, 'g') }
}

/** Whether a term is here; `folded` is the first word without accents. */
function matches(
  { words: wanted, stems, isPrefix }: Term,
  folded: string,
  read: (position: number) => string,
  locale: LocaleId,
): boolean {
  const isSame = wanted.every((each, position) => {
    const found = position === 0 ? folded : fold(read(position))
    return found === each || (isPrefix && position === wanted.length - 1 && found.startsWith(each))
  })
  if (isSame) return true
  // Stemming is slow; a word has at least its first two letters in common with its stem.
  if (!stems.some((stem) => stem.slice(0, 2) === folded.slice(0, 2))) return false
  return stemsOf(read(0), locale).some((stem) => stems.includes(stem))
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
