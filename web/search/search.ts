import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { excerptOf, highlight } from './index/excerpt.ts'
import type { SearchIndex } from './index/search-index.ts'
import { matchExpression } from './query/match-expression.ts'
import { cleanQuery, parseQuery, type Term } from './query/parse-query.ts'
import { ranked } from './ranking.ts'
import {
  type ResultKind,
  resultKinds,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  type SearchRules,
} from './search-types.ts'
import { fold } from './text/fold.ts'

/** The languages that write compounds as one word. */
const compounding: ReadonlySet<LocaleId> = new Set(['nl'])
/** With as many matches, a word needs no compounds. */
const few = 20
const noRules: SearchRules = { synonyms: [], promotions: [] }

/** Searches an index. Any text is a valid query. */
export function search(
  index: SearchIndex,
  request: SearchRequest,
  rules: SearchRules = noRules,
): SearchResult {
  const query = cleanQuery(request.query)
  const parsed = parseQuery(query, index.locale, rules.synonyms)
  const { terms: corrected, query: asked } = correct(index, query, parsed, rules)
  const terms = compounding.has(index.locale)
    ? corrected.map((term) => withCompounds(index, term))
    : corrected
  const found = terms.length > 0 ? ranked(index, terms) : []
  const all = promoted(index, query, rules).concat(found)
  const numbers = [...new Set(all)]
  const counts: Partial<Record<ResultKind, number>> = {}
  const ofKind = numbers.filter((number) => {
    const kind = resultKinds[index.facts(number)?.kind ?? -1]
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1
    return kind && (request.kind === null || request.kind === kind)
  })
  const from = (request.page - 1) * request.perPage
  const hits = ofKind
    .slice(from, from + request.perPage)
    .flatMap((number) => hitOf(index, number, terms, request.excerptLength) ?? [])
  return { count: ofKind.length, counts, hits, corrected: asked }
}

/** The terms with those that the index doesn't have corrected, and the query with them; null if none was. */
function correct(index: SearchIndex, query: string, terms: Term[], { synonyms }: SearchRules) {
  let corrected = query
  for (const term of terms.toReversed()) {
    if (term.isQuoted || term.words.length !== 1 || index.has(matchExpression([term]))) continue
    const better = index.vocabulary
      .suggestions(term.words[0] ?? '')
      .find((word) => index.has(matchExpression(parseQuery(`${word} `, index.locale))))
    if (better) corrected = corrected.slice(0, term.start) + better + corrected.slice(term.end)
  }
  if (corrected === query) return { terms, query: null }
  return { terms: parseQuery(corrected, index.locale, synonyms), query: corrected.trim() }
}

/** Adds the compounds that end with a single word that few entries have. */
function withCompounds(index: SearchIndex, term: Term): Term {
  const [word = ''] = term.words
  if (term.isQuoted || term.words.length !== 1 || index.count(matchExpression([term]), few) >= few)
    return term
  const compounds = index.vocabulary
    .compoundsOf(word)
    .map((compound) => ({ ...term, words: [compound], stems: [], isPrefix: false, synonyms: [] }))
  return { ...term, synonyms: [...term.synonyms, ...compounds] }
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
