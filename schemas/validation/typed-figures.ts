import { type Figure, formatFigure } from '../figures.ts'

/** A number that a text has typed although Settings hold it, with the keys by which it could be quoted. */
export type TypedFigure = { typed: string; keys: string[] }

const units = ['minute', 'hour', 'day', 'week', 'month', 'year']

/**
 * Finds the figures of Settings that a text types instead of quoting them, in the language of the BCP 47 `languageTag`. An amount in
 * euro counts as typed wherever it stands; a share where no other figure has the same value, since a story may have its own 25 %; a
 * plain number only before the unit that the figure's key names, in English.
 */
export function typedFigureFinder(figures: readonly Figure[], languageTag: string) {
  const patterns = [...Map.groupBy(figures, (figure) => patternOf(figure, languageTag))]
    .filter(([pattern, same]) => pattern && (same[0]?.unit !== 'percent' || same.length === 1))
    .map(([pattern, same]) => ({ pattern: new RegExp(pattern, 'i'), keys: same.map(({ key }) => key) }))
  return (text: string): TypedFigure[] =>
    patterns.flatMap(({ pattern, keys }) => {
      const [typed] = pattern.exec(text) ?? []
      return typed ? [{ typed, keys }] : []
    })
}

/** What a figure looks like when it is typed; empty for one that cannot be told from other numbers. */
function patternOf(figure: Figure, languageTag: string): string {
  const formatted = formatFigure(figure, languageTag).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // No part of a larger number; French groups digits by narrow spaces.
  const exact = `(?<![\\d.,{]|\\d[\\u202f\\u00a0])${formatted}(?!\\d|[.,]\\d)`
  if (figure.unit !== 'number') return exact
  const unit = units.find((word) => new RegExp(`${word}s`, 'i').test(figure.key))
  return unit ? `${exact}[- ]${unit}s?\\b` : ''
}
