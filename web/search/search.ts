import { excerptOf, highlight } from './index/excerpt.ts'
import type { SearchIndex } from './index/search-index.ts'
import { expand, partsOf } from './query/expand.ts'
import { matchExpression } from './query/match-expression.ts'
import { cleanQuery, parseQuery } from './query/parse-query.ts'
import type { Term } from './query/term.ts'
import { ranked } from './ranking.ts'
import { resultPage } from './result-page.ts'
import {
  resultKinds,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  type SearchRules,
} from './search-types.ts'
import { fold } from './text/words.ts'

/** A word that as many entries have isn't the beginning of another. */
const many = 50

/** The shortest beginning of a word that says what it is about, in letters. */
const shortestBeginning = 6

const noRules: SearchRules = { synonyms: [], promotions: [], words: [] }

/** Searches an index. Any text is a valid query. */
export function search(
  index: SearchIndex,
  request: SearchRequest,
  rules: SearchRules = noRules,
): SearchResult {
  const query = cleanQuery(request.query)
  const parsed = parseQuery(query, index.locale, rules.synonyms).map((term) => withoutPrefix(index, term))
  const { terms: corrected, query: asked } = correct(index, query, parsed, rules)
  const terms = expand(index, query, corrected, rules.synonyms)
  // What no entry has says nothing about the others.
  const known = terms.filter((term) => term.isQuoted || isKnown(index, term))
  const found = known.length > 0 ? ranked(index, known) : []
  const all = promoted(index, query, rules).concat(found)
  const numbers = [...new Set(all)]
  const kindOf = (number: number) => resultKinds[index.facts(number)?.kind ?? -1]
  const { items, ...page } = resultPage(numbers, kindOf, request)
  const hits = items.flatMap((number) => hitOf(index, number, terms, request.excerptLength) ?? [])
  return { ...page, hits, corrected: asked }
}

/** The terms with those that the index doesn't have corrected, and the query with them; null if none was. */
function correct(index: SearchIndex, query: string, terms: Term[], { synonyms }: SearchRules) {
  const { locale, vocabulary } = index
  let corrected = query
  let inParts = query
  const taught = synonyms.flat().map(fold)
  for (const term of terms.toReversed()) {
    const [word = ''] = term.words
    if (term.isQuoted || term.words.length !== 1 || isKnown(index, term)) continue
    const isWord = (other: string) => index.has(matchExpression(parseQuery(`${other} `, locale, synonyms)))
    const parts = partsOf(index, word)
    const better = parts.length > 1 ? undefined : vocabulary.suggestions(word, taught).find(isWord)
    const replaced = (text: string, other: string) => text.slice(0, term.start) + other + text.slice(term.end)
    if (better) corrected = replaced(corrected, better)
    const instead = better ?? parts.join(' ')
    if (instead) inParts = replaced(inParts, instead)
  }
  const found = inParts === query ? terms : parseQuery(inParts, locale, synonyms)
  return {
    terms: found.map((term) => (isKnown(index, term) ? term : withBeginning(index, term))),
    query: corrected === query ? null : corrected.trim(),
  }
}

/** A word that no entry has, as what others begin with: `pharmacists` and `pharmacy`. The same if none does. */
function withBeginning(index: SearchIndex, term: Term): Term {
  const [word = ''] = term.words
  if (term.isQuoted || term.words.length !== 1) return term
  const shortest = Math.max(shortestBeginning, Math.ceil(word.length / 2))
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const beginning = { ...term, words: [word.slice(0, length)], stems: [], isPrefix: true, synonyms: [] }
    if (isKnown(index, beginning)) return beginning
  }
  return term
}

/** A word that many have is complete: all words that begin like it would take long to search, and say little. */
function withoutPrefix(index: SearchIndex, term: Term): Term {
  const whole = { ...term, isPrefix: false }
  const isCommon = () => index.count(matchExpression([{ ...whole, synonyms: [] }]), many) === many
  return term.isPrefix && term.stems.length > 0 && isCommon() ? whole : term
}

/** Whether an entry has a term or one of its synonyms; most have the term. */
function isKnown(index: SearchIndex, term: Term): boolean {
  return index.has(matchExpression([{ ...term, synonyms: [] }])) || index.has(matchExpression([term]))
}

/** What editors put first for a query. */
function promoted(index: SearchIndex, query: string, { promotions }: SearchRules): number[] {
  const asked = fold(query).trim()
  if (!asked) return []
  return promotions
    .filter(({ queries }) => queries.some((each) => fold(each).trim() === asked))
    .flatMap(({ id }) => index.numberOf(id) ?? [])
}

function hitOf(index: SearchIndex, number: number, terms: readonly Term[], length: number): SearchHit | null {
  const stored = index.read(number)
  const facts = index.facts(number)
  const kind = resultKinds[facts?.kind ?? -1]
  if (!stored || !facts || !kind) return null
  const { locale } = index
  return {
    id: facts.id,
    kind,
    path: stored.path,
    title: highlight(stored.title, terms, locale),
    excerpt: length > 0 ? excerptOf(stored.description, stored.text, terms, { locale, length }) : [],
    date: facts.date,
  }
}
