import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Synonyms } from '../search-types.ts'
import { stemsOf } from '../text/stems.ts'
import { isFiller, isStopWord } from '../text/stop-words.ts'
import { withoutJoiners, wordsOf } from '../text/words.ts'
import { type Term, termOf } from './term.ts'

/** The longest query; the rest is ignored. */
export const maxQueryLength = 100
const maxTerms = 10

const quoted = /["“”„«»]([^"“”„«»]+)["“”«»]/g

/** A query as it is shown and searched: no control characters, single spaces, not too long. */
export function cleanQuery(typed: string): string {
  const clean = withoutJoiners(typed.toWellFormed().normalize('NFC'))
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trimStart()
  return Array.from(clean).slice(0, maxQueryLength).join('')
}

/**
 * The terms of a clean query: quoted phrases, and the words that say something, or all words if none does. Synonyms
 * of several words may have words that say nothing: `work with us`.
 */
export function parseQuery(query: string, locale: LocaleId, synonyms: Synonyms = []): Term[] {
  const phrases = Array.from(query.matchAll(quoted), (match) =>
    termOf(match[1] ?? '', locale, { isQuoted: true, start: match.index + 1 }),
  )
  // Replaced by as many spaces, so that the other words stay where they are.
  const rest = query.replace(quoted, (phrase) => ' '.repeat(phrase.length))
  const words = wordsOf(rest).map(({ text, start, end }) =>
    termOf(text, locale, { start, end, isPrefix: end === query.length }),
  )
  const single = withSynonyms(words, synonyms, locale)
  const says = ({ words: own, synonyms: same }: Term) =>
    own.length > 1 || same.length > 0 || !isFiller(own[0] ?? '', locale)
  const contentWords = single.filter(says)
  const kept = contentWords.length > 0 || phrases.length > 0 ? contentWords : single
  return [...phrases, ...kept].filter(({ words: own }) => own.length > 0).slice(0, maxTerms)
}

type Member = { term: Term; stems: readonly (readonly string[])[] }
type Group = readonly Member[]

/** The groups as terms; they are the same for every query until an editor changes them. */
const parsed = new WeakMap<Synonyms, readonly Group[]>()

/** Adds synonyms to words, and to each of consecutive words that are a synonym together. */
function withSynonyms(terms: readonly Term[], synonyms: Synonyms, locale: LocaleId): Term[] {
  const groups = parsed.get(synonyms) ?? synonyms.map((group) => group.map((text) => memberOf(text, locale)))
  parsed.set(synonyms, groups)
  const result: Term[] = []
  for (let index = 0; index < terms.length; ) {
    const rest = terms.slice(index)
    const pair = joined(rest, locale)
    const matches = groups.flatMap((group) =>
      group.map((member) => ({ group, member, length: matchLength(rest, pair, member) })),
    )
    const length = Math.max(1, ...matches.map((match) => match.length))
    const same = matches
      .filter((match) => match.length === length)
      .flatMap(({ group, member }) =>
        group.filter((other) => length > 1 || other !== member).map(({ term }) => term),
      )
    result.push(...withSame(terms.slice(index, index + length), [...new Set(same)], locale))
    index += length
  }
  return result
}

/** The words that say something, each with the synonyms of all; the words as one term if none does. */
function withSame(own: readonly Term[], synonyms: readonly Term[], locale: LocaleId): Term[] {
  const contentWords = own.length === 1 ? own : own.filter(({ words }) => !isFiller(words[0] ?? '', locale))
  if (contentWords.length > 0) return contentWords.map((term) => ({ ...term, synonyms }))
  const [first] = own
  if (!first) return []
  const end = own.at(-1)?.end ?? first.end
  return [{ ...first, words: own.flatMap(({ words }) => words), stems: [], isPrefix: false, synonyms, end }]
}

function memberOf(text: string, locale: LocaleId): Member {
  const term = termOf(text.trim(), locale)
  const stems = wordsOf(text).map((word) => stemsOf(word.text, locale))
  if (stems.length < 2) return { term, stems }
  const parts = term.words.map((word, index) => ({
    stem: stems[index]?.[0] ?? word,
    isContentWord: !isStopWord(word, locale),
  }))
  return { term: { ...term, parts }, stems }
}

/** The first two words as one, if they say something: `telefoon nummer` is `telefoonnummer`, but `de l’` isn’t `délai`. */
function joined([first, second]: readonly Term[], locale: LocaleId): Term | undefined {
  if (!first || !second || !isWord(first) || !isWord(second)) return undefined
  if ([first, second].every(({ words: [word = ''] }) => isFiller(word, locale))) return undefined
  return termOf(`${first.words[0]}${second.words[0]}`, locale)
}

function isWord({ words, isQuoted }: Term): boolean {
  return !isQuoted && words.length === 1
}

/** How many of the terms are a synonym, in any inflection; `pair` is the first two as one. */
function matchLength(terms: readonly Term[], pair: Term | undefined, { term, stems }: Member): number {
  const { words } = term
  const isSame = (other: Term | undefined, index: number) =>
    other !== undefined &&
    isWord(other) &&
    (other.words[0] === words[index] || other.stems.some((stem) => stems[index]?.includes(stem)))
  if (words.length > 0 && words.every((_, index) => isSame(terms[index], index))) return words.length
  return words.length === 1 && isSame(pair, 0) ? 2 : 0
}
