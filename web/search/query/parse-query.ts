import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Synonyms } from '../search-types.ts'
import { isFiller } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'
import { withSynonyms } from './synonyms.ts'
import { type Term, termOf } from './term.ts'

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
