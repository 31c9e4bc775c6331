import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Synonyms } from '../search-types.ts'
import { fold } from '../text/fold.ts'
import { stemsOf } from '../text/stems.ts'
import { isStopWord } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'

/** One thing that a result must contain: a word or a quoted phrase, or one of its synonyms. */
export type Term = {
  /** Its words without accents. */
  words: readonly string[]
  /** The stems of a single word; none of a phrase. */
  stems: readonly string[]
  isQuoted: boolean
  /** Whether the visitor may still be typing the last word. */
  isPrefix: boolean
  /** What editors count as the same. */
  synonyms: readonly Term[]
  /** Where it is in the query as typed. */
  start: number
  end: number
}

/** The longest query; the rest is ignored. */
export const maxQueryLength = 100
const maxTerms = 10

const quoted = /["“”„«»]([^"“”„«»]+)["“”«»]/g

/** A query as it is shown and searched: no control characters, single spaces, not too long. */
export function cleanQuery(typed: string): string {
  const clean = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trimStart()
  return Array.from(clean).slice(0, maxQueryLength).join('')
}

/** The terms of a clean query: quoted phrases, and the words that say something, or all words if none does. */
export function parseQuery(query: string, locale: LocaleId, synonyms: Synonyms = []): Term[] {
  const phrases = Array.from(query.matchAll(quoted), (match) =>
    termOf(match[1] ?? '', locale, true, match.index + 1),
  )
  // Replaced by as many spaces, so that the other words stay where they are.
  const rest = query.replace(quoted, (phrase) => ' '.repeat(phrase.length))
  const words = wordsOf(rest).map((word) => ({ ...word, isLast: word.end === query.length }))
  const telling = words.filter(({ text }) => !isStopWord(fold(text), locale))
  const kept = telling.length > 0 || phrases.length > 0 ? telling : words
  const single = kept.map(({ text, start, isLast }) => termOf(text, locale, false, start, isLast))
  const terms = [...phrases, ...single].filter(({ words }) => words.length > 0).slice(0, maxTerms)
  return synonyms.length > 0 ? withSynonyms(terms, synonyms, locale) : terms
}

function termOf(text: string, locale: LocaleId, isQuoted: boolean, start: number, isPrefix = false): Term {
  const found = wordsOf(text)
  const words = found.map((word) => fold(word.text))
  const [first] = found
  const stems = first && found.length === 1 && !isQuoted ? stemsOf(first.text, locale) : []
  return { words, stems, isQuoted, isPrefix, synonyms: [], start, end: start + text.length }
}

/** Adds synonyms to single words, and replaces consecutive words that are a synonym by one term. */
function withSynonyms(terms: Term[], groups: Synonyms, locale: LocaleId): Term[] {
  const parsed = groups.map((group) => group.map((text) => synonymOf(text, locale)))
  const result: Term[] = []
  for (let index = 0; index < terms.length; ) {
    const match = parsed
      .flatMap((group) => group.map((member) => ({ group, member })))
      .filter(({ member }) => startsWith(terms.slice(index), member))
      .sort((a, b) => b.member.words.length - a.member.words.length)[0]
    const length = match?.member.words.length ?? 1
    const own = terms.slice(index, index + length)
    const [first] = own
    if (!first) break
    const synonyms = match ? match.group.filter((other) => other !== match.member) : []
    const end = own.at(-1)?.end ?? first.end
    result.push(
      length === 1
        ? { ...first, synonyms }
        : { ...first, words: own.flatMap(({ words }) => words), stems: [], isPrefix: false, synonyms, end },
    )
    index += length
  }
  return result
}

function synonymOf(text: string, locale: LocaleId): Term {
  return termOf(text.trim(), locale, false, 0)
}

/** Whether terms start with the words of a synonym, in any inflection if it is a single word. */
function startsWith(terms: readonly Term[], { words, stems }: Term): boolean {
  return (
    words.length > 0 &&
    words.every((word, index) => {
      const term = terms[index]
      if (!term || term.isQuoted || term.words.length !== 1) return false
      return term.words[0] === word || (words.length === 1 && term.stems.some((stem) => stems.includes(stem)))
    })
  )
}
