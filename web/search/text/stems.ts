import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { fold } from './words.ts'

/** Snowball's stemmers. Source: https://snowballstem.org/algorithms/ */
const stemmers: Record<LocaleId, (word: string) => string> = {
  'en-UK': english,
  es: (word) => singleVowel(spanish(word)),
  fr: french,
  it: italian,
  nl: (word) => singleEnding(dutch(dutch(word))),
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

/**
 * What else a word may come from. Spanish has the same people and trades in many endings (`panadero`, `panadería`,
 * `ingeniera`), French and Italian have women (`programmeuse`, `direttrice`). Dutch has participles (`opgezegd` of `opzeggen`) and people who do something (`verzekeraar`).
 */
const origins: Partial<Record<LocaleId, readonly [RegExp, string][]>> = {
  es: [[/er(?:[íi]as?|as|os|a)$/, 'ero']],
  fr: [
    [/euses?$/, 'eur'],
    [/trices?$/, 'teur'],
  ],
  it: [[/tric[ei]$/, 'tore']],
  nl: [
    [/^(aan|af|bij|door|in|mee|na|om|op|over|terug|toe|uit|vast|voor)?ge(.{3,})[dt]e?n?$/, '$1$2en'],
    [/^(.{4,})(?:aar|er|ster)s?$/, '$1en'],
    [/^(.{4,})erij(?:en)?$/, '$1er'],
    [/^(.{5,})ste$/, '$1'],
    [/(e)s$/, '$1'],
  ],
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
  const stems = known.get(word) ?? computeStems(word, locale)
  if (known.size >= maxRemembered) known.clear()
  known.set(word, stems)
  return stems
}

function computeStems(word: string, locale: LocaleId): readonly string[] {
  if (/\d/.test(word)) return [fold(word)]
  const stem = stemmers[locale]
  const from = (origins[locale] ?? []).flatMap(([ending, origin]) =>
    ending.test(word) ? word.replace(ending, origin) : [],
  )
  return [...new Set([word, fold(word), ...from].map((each) => fold(stem(each))))].filter(Boolean)
}
