import type { Figure } from '../figures.ts'

/** A number that a text has typed although Settings hold it, with the keys by which it could be quoted. */
export type TypedFigure = { typed: string; keys: string[] }

/** How each language names a unit behind a number; in keys of figures it is named in English. */
const unitWords: Record<string, Record<string, string>> = {
  en: {
    percent: 'per ?cent',
    euro: 'euros?',
    minute: 'min(?:ute)?s?',
    hour: 'hours?',
    day: 'days?',
    week: 'weeks?',
    month: 'months?',
    year: 'years?',
  },
  es: {
    percent: 'por ciento',
    euro: 'euros?',
    minute: 'min(?:uto)?s?',
    hour: 'horas?',
    day: 'días?',
    week: 'semanas?',
    month: 'mes(?:es)?',
    year: 'años?',
  },
  fr: {
    percent: 'pour cent',
    euro: 'euros?',
    minute: 'min(?:ute)?s?',
    hour: 'heures?',
    day: 'jours?',
    week: 'semaines?',
    month: 'mois',
    year: '(?:ans?|années?)',
  },
  it: {
    percent: 'per cento',
    euro: 'euro',
    minute: 'min(?:ut[oi])?',
    hour: 'or[ae]',
    day: 'giorn[oi]',
    week: 'settiman[ae]',
    month: 'mes[ei]',
    year: 'ann[oi]',
  },
  nl: {
    percent: 'procent',
    euro: 'euro(?:’s)?',
    minute: 'min(?:uut|uten)?',
    hour: '(?:uur|uren)',
    day: 'dag(?:en)?',
    week: '(?:week|weken)',
    month: 'maand(?:en)?',
    year: '(?:jaar|jaren)',
  },
}
const spans = ['minute', 'hour', 'day', 'week', 'month', 'year']
/** Plain, no-break, narrow no-break and thin: what is typed is seldom what the language's printers set. */
const space = '[ \\u00a0\\u202f\\u2009]'

/**
 * Finds the figures of Settings that a text types instead of quoting them, in the language of the BCP 47 `languageTag`. An amount in
 * euro counts as typed wherever it stands; a share where no other figure has the same value, since a story may have its own 25 %; a
 * plain number only before the unit that the figure's key names in English.
 */
export function typedFigureFinder(figures: readonly Figure[], languageTag: string) {
  const words = unitWords[languageTag.split('-')[0] ?? '']
  if (!words) throw new Error(`No units are known in the language "${languageTag}".`)
  const patterns = [...Map.groupBy(figures, (figure) => patternOf(figure, words))]
    .filter(([pattern, same]) => pattern && (same[0]?.unit !== 'percent' || same.length === 1))
    .map(([pattern, same]) => ({ pattern: new RegExp(pattern, 'iu'), keys: same.map(({ key }) => key) }))
  return (text: string): TypedFigure[] =>
    patterns.flatMap(({ pattern, keys }) => {
      const [typed] = pattern.exec(text) ?? []
      return typed ? [{ typed, keys }] : []
    })
}

/** What a figure looks like when it is typed; empty for one that cannot be told from other numbers. */
function patternOf({ key, value, unit }: Figure, words: Record<string, string>): string {
  // No part of a larger number, whatever divides its digits.
  const number = `(?<![\\p{L}\\d{]|\\d[.,\\u00a0\\u202f\\u2009 ])${digitsOf(value)}(?![\\d]|[.,]\\d)`
  if (unit === 'euro')
    return `€${space}?${number}(?!${space}\\d{3})|${number}${space}?(?:€|${words.euro}(?!\\p{L}))`
  if (unit === 'percent') return `${number}${space}?(?:%|${words.percent}(?!\\p{L}))`
  const span = spans.find((name) => new RegExp(`${name}s`, 'i').test(key))
  return span ? `${number}(?:-|${space})${words[span]}(?!\\p{L})` : ''
}

/** The digits of a number, with anything or nothing that groups them, and either mark before its decimals. */
function digitsOf(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, `(?:[.,]|${space})?`)
  return decimals ? `${grouped}[.,]${decimals}0?` : `${grouped}(?:[.,]00)?`
}
