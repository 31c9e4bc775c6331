import type { EntryFacts, SearchIndex } from './index/search-index.ts'
import { inTitles, matchExpression } from './query/match-expression.ts'
import type { Term } from './query/parse-query.ts'
import { type ResultKind, resultKinds } from './search-types.ts'

/** How much a match counts in each column: title, headings and text, as stems and as whole words. */
const weights = [8, 3, 1, 4, 1.5, 0.5]
/** How much more a match counts if a title has every term, and if it has nothing else. */
const titleBonus = { hasAll: 1.5, isSame: 2 }
/** Pages answer more than one question; what is a part of a page answers one. */
const kindBonus: Record<ResultKind, number> = {
  page: 1.2,
  service: 1.2,
  article: 1.1,
  question: 1,
  caseStudy: 1,
  role: 1,
  download: 1,
  person: 1,
}
/** With fewer matches of all terms, matches of some follow them. */
const enough = 3
/** The share of the terms that those need. */
const someTerms = 0.5

/** As many pages of results as anybody looks at. */
const maxRanked = 240
/** With as many matches, only titles and headings tell which are best, and scoring every text would take too long. */
const common = 2_000

type Match = { number: number; score: number; facts: EntryFacts }

/** The numbers of the matches, best first; of equally good ones, the newer. */
export function ranked(index: SearchIndex, terms: readonly Term[]): number[] {
  const ofAll = sorted(matchesOf(index, terms, terms))
  const best = ofAll.map(({ number }) => number)
  const expression = matchExpression(terms)
  if (index.count(expression, maxRanked) === maxRanked)
    return [...new Set(best.concat(index.all(expression)))]
  if (best.length >= enough || terms.length === 1) return best
  const found = new Set(best)
  for (const { number } of sorted(matchesOfSome(index, terms))) found.add(number)
  return [...found]
}

function sorted(matches: Match[]): Match[] {
  return matches.sort((a, b) => b.score - a.score || b.facts.date - a.facts.date)
}

/**
 * Those that match every one of the terms; `asked` are all terms of the query. Only the best ones by BM25 are ranked
 * further: a common word has thousands.
 */
function matchesOf(index: SearchIndex, terms: readonly Term[], asked: readonly Term[]): Match[] {
  const expression = matchExpression(terms)
  const scored = index.count(expression, common) < common ? expression : inTitles(expression)
  return index.best(scored, weights, maxRanked).flatMap(({ number, score }) => {
    const facts = index.facts(number)
    return facts ? { number, facts, score: -score * bonusOf(facts, asked) } : []
  })
}

/** Those that match at least half of the terms; each that is missing costs. */
function matchesOfSome(index: SearchIndex, terms: readonly Term[]): Match[] {
  const found = new Map<number, Match & { terms: number }>()
  for (const term of terms) {
    for (const match of matchesOf(index, [term], terms)) {
      const known = found.get(match.number)
      if (!known) found.set(match.number, { ...match, terms: 1 })
      else {
        known.score += match.score
        known.terms += 1
      }
    }
  }
  return [...found.values()].flatMap((match) => {
    const share = match.terms / terms.length
    return share >= someTerms ? { ...match, score: match.score * share } : []
  })
}

/** BM25 as SQLite has it takes too much from long texts: `length / usual`, to this power, gives some of it back. */
const lengthBonus = { usual: 1_500, power: 0.15, max: 1.5, min: 0.8 }

function bonusOf({ titles, kind, length }: EntryFacts, terms: readonly Term[]): number {
  const name = resultKinds[kind]
  const { usual, power, max, min } = lengthBonus
  const forLength = Math.min(Math.max((length / usual) ** power, min), max)
  const bonus = (name ? kindBonus[name] : 1) * forLength
  const having = titles.filter((title) => terms.every((term) => isIn(title, term)))
  if (having.length === 0) return bonus
  const asked = new Set(terms.flatMap(stemsOrWords))
  const isSame = having.some((title) => title.size <= asked.size)
  return bonus * (isSame ? titleBonus.isSame : titleBonus.hasAll)
}

/** Whether the stems of a title have a term, or the beginning of a word if the visitor may still be typing it. */
function isIn(title: ReadonlySet<string>, term: Term): boolean {
  if (stemsOrWords(term).some((stem) => title.has(stem))) return true
  const [beginning = ''] = term.words
  return term.isPrefix && [...title].some((stem) => stem.startsWith(beginning))
}

function stemsOrWords({ stems, words }: Term): readonly string[] {
  return stems.length > 0 ? stems : words
}
