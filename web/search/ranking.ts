import type { EntryFacts, SearchIndex } from './index/search-index.ts'
import { inHeadings, inTitles, matchExpression } from './query/match-expression.ts'
import type { Term } from './query/term.ts'

/** How much a match counts in each column: title, headings and text, as stems and as whole words. */
const weights = [8, 3, 1, 4, 1.5, 0.5]
/**
 * How much more a match counts if a title has all of the query, and if the query has all of the title; the share of it
 * for search words.
 */
const titleBonus = { ofQuery: 1.5, ofTitle: 2, taught: 0.7 }
/** How much a synonym counts, in a title and elsewhere. */
const synonymWeight = { title: 0.8, text: 0.65 }
/** With fewer matches of all terms, matches of some are ranked with them. */
const enough = 10
/** The share of the query, by weight, that those need. */
const someTerms = 0.25

/** As many pages of results as anybody looks at. */
const maxRanked = 240
/** A hundred pages of results: of more matches, the newest are listed. */
const maxListed = 2_400
/** With fewer matches in titles, those in headings are listed next. */
const few = 24
/** With as many matches, only titles and headings tell which are best, and scoring every text would take too long. */
const common = 1_000

type Match = { number: number; score: number; facts: EntryFacts }

/** A term, and how much it says: a word that few entries have says more. */
type Weighted = { term: Term; weight: number }

/** The numbers of the matches, best first; of equally good ones, the newer. */
export function ranked(index: SearchIndex, terms: readonly Term[]): number[] {
  const asked = terms.map((term) => ({ term, weight: terms.length > 1 ? weightOf(index, term) : 1 }))
  let count = 0
  // If many have the words themselves, nobody looks at those with synonyms.
  for (const each of [terms.map((term) => ({ ...term, synonyms: [] })), terms]) {
    const expression = matchExpression(each)
    const listed = index.newest(expression, maxListed)
    count = listed.length
    if (count >= maxRanked)
      return [...new Set([...numbersOf(bestOf(index, expression, count, asked)), ...listed])]
  }
  return numbersOf(scoredByTerm(index, asked, count >= enough ? 1 : someTerms))
}

function numbersOf(matches: Match[]): number[] {
  return matches.sort((a, b) => b.score - a.score || b.facts.date - a.facts.date).map(({ number }) => number)
}

/** The rarer a word, the more it says. Its synonyms, however common, count only if no entry has the word itself. */
function weightOf(index: SearchIndex, term: Term): number {
  const own = index.count(matchExpression([{ ...term, synonyms: [] }]), common)
  return Math.log(1 + index.size / Math.max(1, own || index.count(matchExpression([term]), common)))
}

/** The best of many matches by BM25, which adds what each synonym scores. */
function bestOf(index: SearchIndex, expression: string, count: number, asked: readonly Weighted[]): Match[] {
  const best = count < common ? scoresOf(index, expression, count, maxRanked) : mostVisible(index, expression)
  return best.flatMap(({ number, score }) => {
    const facts = index.facts(number)
    return facts ? { number, facts, score: score * bonusOf(facts, asked) } : []
  })
}

/** The newest with the words in a title, or a heading: BM25 reads all matches of each word first, which takes too long. */
function mostVisible(index: SearchIndex, expression: string): { number: number; score: number }[] {
  const found = index.newest(inTitles(expression), maxRanked)
  if (found.length < few) found.push(...index.newest(inHeadings(expression), maxRanked))
  return found.map((number) => ({ number, score: 1 }))
}

/** Those that match at least a share of the terms, by weight; each that is missing costs. */
function scoredByTerm(index: SearchIndex, asked: readonly Weighted[], required: number): Match[] {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  const found = new Map<number, { score: number; weight: number }>()
  for (const { term, weight } of asked) {
    for (const [number, score] of termScores(index, term)) {
      const known = found.get(number)
      found.set(number, { score: score + (known?.score ?? 0), weight: weight + (known?.weight ?? 0) })
    }
  }
  return [...found].flatMap(([number, { score, weight }]) => {
    const facts = index.facts(number)
    const share = weight / whole
    if (!facts || share < required - 1e-9) return []
    return { number, facts, score: score * share * bonusOf(facts, asked) }
  })
}

/** What a term scores in each entry: the word itself, or the best of its synonyms. */
function termScores(index: SearchIndex, term: Term): Map<number, number> {
  const scores = new Map<number, number>()
  for (const each of [{ ...term, synonyms: [] }, ...term.synonyms]) {
    const factor = term.synonyms.includes(each) ? synonymWeight.text : 1
    const expression = matchExpression([each])
    const count = index.count(expression, common)
    // A synonym that so many have says too little to be worth the time.
    if (factor < 1 && count === common) continue
    for (const { number, score } of scoresOf(index, expression, count, common))
      scores.set(number, Math.max(scores.get(number) ?? 0, score * factor))
  }
  return scores
}

function scoresOf(index: SearchIndex, expression: string, count: number, limit: number) {
  const scored = count < common ? expression : inHeadings(expression)
  return index.best(scored, weights, limit)
}

/** BM25 as SQLite has it takes too much from long texts: `length / usual`, to this power, gives some of it back. */
const lengthBonus = { usual: 1_500, power: 0.1, max: 1.5, min: 0.8 }

function bonusOf({ titles, length }: EntryFacts, terms: readonly Weighted[]): number {
  const { usual, power, max, min } = lengthBonus
  const forLength = Math.min(Math.max((length / usual) ** power, min), max)
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  const inTitle = titles.map(({ stems, contentWords, isTaught }) => {
    const { weight, count } = titleShare(stems, terms)
    const ofTitle = Math.min(1, count / Math.max(1, contentWords))
    const ofQuery = weight / whole
    const bonus = titleBonus.ofQuery * ofQuery ** 1.5 + titleBonus.ofTitle * (ofTitle * ofQuery) ** 2
    return 1 + bonus * (isTaught ? titleBonus.taught : 1)
  })
  return forLength * Math.max(1, ...inTitle)
}

/** The weight and number of the terms that a title has; a synonym counts less. */
function titleShare(
  title: ReadonlySet<string>,
  terms: readonly Weighted[],
): { weight: number; count: number } {
  let sum = 0
  let count = 0
  for (const { term, weight } of terms) {
    const factor = isIn(title, term)
      ? 1
      : term.synonyms.some((synonym) => isIn(title, synonym))
        ? synonymWeight.title
        : 0
    sum += weight * factor
    count += factor
  }
  return { weight: sum, count }
}

/** Whether the stems of a title have a term, or the beginning of a word if the visitor may still be typing it. */
function isIn(title: ReadonlySet<string>, { stems, words, parts, isPrefix }: Term): boolean {
  const all = parts?.map(({ stem }) => stem) ?? words
  if (stems.length > 0 ? stems.some((stem) => title.has(stem)) : all.every((word) => title.has(word)))
    return true
  const [beginning = ''] = words
  return isPrefix && [...title].some((stem) => stem.startsWith(beginning))
}
