import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { fold } from './fold.ts'

/** Snowball's stemmers. Source: https://snowballstem.org/algorithms/ */
const stemmers: Record<LocaleId, (word: string) => string> = {
  'en-UK': english,
  es: (word) => singleVowel(spanish(word)),
  fr: french,
  it: italian,
  nl: (word) => singleEnding(dutch(word)),
}

/** Spanish verbs have a diphthong where the stress is: `empezar` and `empieza`, `contar` and `cuenta`. */
function singleVowel(stem: string): string {
  return stem.replace(/ie/g, 'e').replace(/(?<![gq])ue/g, 'o')
}

/**
 * Dutch spells the ending of a stem by what follows: `proces` and `processen`, `huis` and `huizen`, `maakt` and `maken`.
 */
function singleEnding(stem: string): string {
  return stem
    .replace(/([bcdfgklmnprstvz])\1$/, '$1')
    .replace(/([aeou])\1([bcdfgklmnprstvz])t?$/, '$1$2')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
}

/** Words whose stems are remembered, per locale: a language has fewer that are used. */
const maxRemembered = 50_000
const remembered = new Map<LocaleId, Map<string, readonly string[]>>()

/**
 * The stems of a word in lower case, without accents: that of the word, and that of the word typed without its accents,
 * which can be another one.
 */
export function stemsOf(word: string, locale: LocaleId): readonly string[] {
  const known = remembered.get(locale) ?? new Map<string, readonly string[]>()
  remembered.set(locale, known)
  const stems = known.get(word) ?? computeStems(word, stemmers[locale])
  if (known.size >= maxRemembered) known.clear()
  known.set(word, stems)
  return stems
}

function computeStems(word: string, stem: (word: string) => string): readonly string[] {
  if (/\d/.test(word)) return [fold(word)]
  const folded = fold(word)
  return [...new Set([fold(stem(word)), fold(stem(folded))])].filter(Boolean)
}
