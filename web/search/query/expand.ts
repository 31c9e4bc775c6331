import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Synonyms } from '../search-types.ts'
import { matchExpression } from './match-expression.ts'
import { parseQuery } from './parse-query.ts'
import { type Term, termOf } from './term.ts'

/** What may stand between the parts of a compound; in the other languages, few words are written together. */
const links: Record<LocaleId, readonly string[]> = {
  'en-UK': [''],
  es: [''],
  fr: [''],
  it: [''],
  nl: ['', 's', 'e', 'en', 'n'],
}
/** The languages that write compounds as one word. */
const compounding: ReadonlySet<LocaleId> = new Set(['nl'])
/** Dutch verbs begin with these, and leave them behind: `opzeggen`, `zeg het op`. */
const particles = /^(aan|af|bij|door|in|mee|na|om|onder|op|over|terug|toe|uit|vast|voor|weg)$/
/** With as many matches, a word needs no compounds. */
const few = 20
/** As many are searched. */
const maxCompounds = 20
/** With as many matches, a compound needs no parts. */
const rare = 3
/** The shortest part of a compound, in letters. */
const minPart = 3
/** The shortest one that is searched without the other. */
const minSinglePart = 5
const minWhole = 8

/** Adds to words what they are together with their neighbours, and compounds with words that few entries have. */
export function expand(
  index: SearchIndex,
  query: string,
  terms: readonly Term[],
  synonyms: Synonyms,
): Term[] {
  const { locale } = index
  const joined: (Term & { synonyms: Term[] })[] = terms.map((term) => ({
    ...term,
    synonyms: [...term.synonyms],
  }))
  const add = (to: ((typeof joined)[number] | undefined)[], text: string, isPrefix: boolean) => {
    const whole = { ...termOf(text, locale), isPrefix }
    if (index.has(matchExpression([whole]))) for (const term of to) term?.synonyms.push(whole)
  }
  for (const [position, term] of joined.entries()) {
    const next = joined[position + 1]
    if (!isWord(term)) continue
    if (next && isWord(next) && next.start - term.end <= 1)
      for (const link of links[locale])
        add([term, next], `${term.words[0]}${link}${next.words[0]}`, next.isPrefix)
  }
  if (!compounding.has(locale)) return joined
  const left = query
    .toLowerCase()
    .split(' ')
    .filter((word) => particles.test(word))
  for (const term of joined.filter(isWord))
    for (const particle of left) add([term], `${particle}${term.words[0]}`, false)
  return joined.map((term) => withParts(index, withCompounds(index, term), synonyms))
}

function isWord({ words, isQuoted }: Term): boolean {
  return !isQuoted && words.length === 1
}

/** Adds the compounds that begin or end with a word that few entries have, or with one of its synonyms. */
function withCompounds(index: SearchIndex, term: Term): Term {
  const isRare = (each: Term) =>
    isWord(each) && index.count(matchExpression([{ ...each, synonyms: [] }]), few) < few
  if (!isRare(term)) return term
  const compounds = [term, ...term.synonyms.filter(isRare)].flatMap(({ words: [word = ''] }) =>
    index.vocabulary.compoundsOf(word).map((compound) => termOf(compound, index.locale)),
  )
  return { ...term, synonyms: [...term.synonyms, ...compounds.slice(0, maxCompounds)] }
}

/** Adds the parts of a compound that hardly any entry has. */
function withParts(index: SearchIndex, term: Term, synonyms: Synonyms): Term {
  const [word = ''] = term.words
  if (!isWord(term) || index.count(matchExpression([term]), rare) >= rare) return term
  const parts = parseQuery(`${partsOf(index, word).join(' ')} `, index.locale, synonyms)
  return { ...term, synonyms: [...term.synonyms, ...parts.flatMap((part) => [part, ...part.synonyms])] }
}

/**
 * The parts of a compound that entries have: `broodbestelling` as `brood` and `bestelling`, `klantcases` as `klant` if
 * no entry has `cases`. None if it isn't one.
 */
export function partsOf(index: SearchIndex, word: string): string[] {
  const { locale } = index
  if (!compounding.has(locale) || word.length < minWhole) return []
  const isKnown = (part: string) => index.has(matchExpression([termOf(part, locale)]))
  const splits = Array.from({ length: word.length - 2 * minPart + 1 }, (_, offset) => {
    const at = offset + minPart
    const first = links[locale]
      .filter((link) => word.slice(0, at).endsWith(link) && at - link.length >= minPart)
      .map((link) => word.slice(0, at - link.length))
      .find(isKnown)
    return { start: word.slice(0, at), first, last: isKnown(word.slice(at)) ? word.slice(at) : undefined }
  })
  const whole = splits.find(({ first, last }) => first && last)
  if (whole) return [whole.first ?? '', whole.last ?? '']
  // No entry has `timmer`, but some have other compounds that begin with it.
  const begun = splits.findLast(({ last, start }) => last && index.vocabulary.compoundsOf(start).length > 0)
  if (begun) return [begun.start, begun.last ?? '']
  const single = splits.flatMap(({ first, last }) => [first ?? '', last ?? ''])
  const longest = single.reduce((a, b) => (b.length > a.length ? b : a))
  return longest.length >= minSinglePart ? [longest] : []
}
