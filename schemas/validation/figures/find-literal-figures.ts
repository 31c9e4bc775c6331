import { apiVersion } from '@tidewright/contracts/api-version.ts'
import type { Figure } from '@tidewright/contracts/figures.ts'
import { defaultLocale, isLocaleId, type Language, localeOf } from '@tidewright/contracts/locales.ts'
import type { CustomValidator } from 'sanity'
import { shownPath, textsOf } from '../texts.ts'

type Content = Record<string, unknown> | undefined

/** Prices and rates only: a duration too often belongs to the text itself. */
const query = '*[_type == "siteSettings"][0].figures[unit in ["euro", "percent"]]{ key, value, unit }'

/** Warns of prices and rates that are typed although Settings have them: they would not follow a change in Settings. */
export const preferPlaceholders: CustomValidator<Content> = async (document, context) => {
  const options = { perspective: 'published', tag: 'prefer-placeholder' } as const
  const figures = await context.getClient({ apiVersion }).fetch<Figure[] | null>(query, {}, options)
  const problems = literalFigureProblems(document, figures ?? [])
  return problems.length === 0 || problems
}

/** Where a document has a literal number instead of a placeholder, and which placeholder to use. */
export function literalFigureProblems(document: Content, figures: readonly Figure[]) {
  const language = document?.language
  const find = literalFigureFinder(
    figures,
    localeOf(isLocaleId(language) ? language : defaultLocale).languageTag,
  )
  return textsOf(document).flatMap(({ text, path }) =>
    find(text).map(({ typed, keys }) => ({
      path: shownPath(path),
      message: `Settings has “${typed}”. Use {${keys.join('} or {')}}, so the text follows changes in Settings. Ignore this if the number is unrelated.`,
    })),
  )
}

/** A number typed into a text although Settings have it, with the keys of the figures it could be. */
type LiteralFigure = { typed: string; keys: string[] }

/** How each language names a unit after a number. Keys of figures name it in English. */
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
} satisfies Record<Language, Record<string, string>>
const spans = ['minute', 'hour', 'day', 'week', 'month', 'year']
/** Plain, no-break, narrow no-break and thin space: people rarely type the typographically correct one. */
const space = '[ \\u00a0\\u202f\\u2009]'

/**
 * Finds figures of Settings that a text types as literal numbers, in the language of the BCP 47 `languageTag`. An
 * amount in euro always counts. A percentage counts only if a single figure has that value, since a story may have its
 * own 25 %. A plain number counts only before the unit that the figure's key names in English.
 */
export function literalFigureFinder(figures: readonly Figure[], languageTag: string) {
  const words = unitWords[languageTag.split('-')[0] ?? '']
  if (!words) throw new Error(`No units are known in the language "${languageTag}".`)
  const patterns = [...Map.groupBy(figures, (figure) => patternOf(figure, words))]
    .filter(([pattern, same]) => pattern && (same[0]?.unit !== 'percent' || same.length === 1))
    .map(([pattern, same]) => ({ pattern: new RegExp(pattern, 'iu'), keys: same.map(({ key }) => key) }))
  return (text: string): LiteralFigure[] =>
    patterns.flatMap(({ pattern, keys }) => {
      const [typed] = pattern.exec(text) ?? []
      return typed ? [{ typed, keys }] : []
    })
}

/** A pattern for a figure as a literal number; empty if it cannot be distinguished from other numbers. */
function patternOf({ key, value, unit }: Figure, words: Record<string, string>): string {
  // Not part of a larger number, whatever separates its digits.
  const number = `(?<![\\p{L}\\d{]|\\d[.,\\u00a0\\u202f\\u2009 ])${digitsOf(value)}(?![\\d]|[.,]\\d)`
  if (unit === 'euro')
    return `€${space}?${number}(?!${space}\\d{3})|${number}${space}?(?:€|${words.euro}(?!\\p{L}))`
  if (unit === 'percent') return `${number}${space}?(?:%|${words.percent}(?!\\p{L}))`
  const span = spans.find((name) => new RegExp(`${name}s`, 'i').test(key))
  return span ? `${number}(?:-|${space})${words[span]}(?!\\p{L})` : ''
}

/** The digits of a number, with or without digit grouping, and with either decimal mark. */
function digitsOf(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, `(?:[.,]|${space})?`)
  return decimals ? `${grouped}[.,]${decimals}0?` : `${grouped}(?:[.,]00)?`
}
