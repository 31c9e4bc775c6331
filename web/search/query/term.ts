import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { stemsOf } from '../text/stems.ts'
import { isStopWord } from '../text/stop-words.ts'
import { fold, wordsOf } from '../text/words.ts'

/** One thing that a result must contain: a word or a quoted phrase, or one of its synonyms. */
export type Term = {
  /** Its words without accents. */
  words: readonly string[]
  /** The stems of a single word; none of a phrase, or of a stop word. */
  stems: readonly string[]
  /** A stem of each word of a synonym of several, and whether it is a content word. */
  parts?: readonly { stem: string; isContentWord: boolean }[]
  isQuoted: boolean
  /** Whether the visitor may still be typing the last word. */
  isPrefix: boolean
  /** What counts as the same. */
  synonyms: readonly Term[]
  /** Where it is in the query as typed. */
  start: number
  end: number
}

/** A term of a text: a word, or several that follow each other. */
export function termOf(text: string, locale: LocaleId, own: Partial<Term> = {}): Term {
  const found = wordsOf(text)
  const words = found.map((word) => fold(word.text))
  const [first] = found
  const hasStems = first && found.length === 1 && !own.isQuoted && !isStopWord(words[0] ?? '', locale)
  const stems = hasStems ? stemsOf(first.text, locale) : []
  const start = own.start ?? 0
  return {
    words,
    stems,
    isQuoted: false,
    isPrefix: false,
    synonyms: [],
    start,
    end: start + text.length,
    ...own,
  }
}
