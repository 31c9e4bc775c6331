import {
  countFigures,
  type Figure,
  type FigureSettings,
  type Figures,
  interpolate,
  placeholderPattern,
  settingsPlaceholders,
} from '@tidewright/contracts/figures.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'

/** A figure with the title that editors see. */
type TitledFigure = Figure & { title: string }

export type FigureSettingsResult = Omit<FigureSettings, 'figures'> & { figures: TitledFigure[] | null }

/** Same as the site's `countsQuery`, which the Studio may not import. */
const counts = countFigures.map(
  ({ key, type }) => `"${key}": count(*[_type == "${type}" && language == "${defaultLocale}"])`,
)

export const figuresQuery = `*[_type == "siteSettings"][0]{
  ${settingsPlaceholders.join(', ')}, figures[defined(key) && defined(value)]{ key, "title": coalesce(title, key), value, "unit": coalesce(unit, "number") },
  "counts": { ${counts.join(', ')} }
}`

/** Whether the title, key and value of a figure contain every word of a search. */
export function matchesSearch(figure: unknown, wanted: string): boolean {
  if (typeof figure !== 'object' || figure === null) return false
  const { title, key, value } = figure as Partial<TitledFigure>
  const text = `${title ?? ''} ${key ?? ''} ${value ?? ''}`.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A text with its figures filled in; null if it has none. */
export function filledPreview(text: string, figures: Figures): string | null {
  const filled = interpolate(text, figures)
  return filled === text ? null : `Preview: ${filled}`
}

/** Each figure of a text with formatting or links, and its value; null if there are none. */
export function quotedFigures(blocks: unknown, figures: Figures): string | null {
  const placeholders = JSON.stringify(blocks ?? []).matchAll(placeholderPattern)
  const keys = new Set([...placeholders].map(([, key = '']) => key))
  const values = [...keys].flatMap((key) => (figures.has(key) ? [`{${key}} ${figures.get(key)}`] : []))
  return values.length > 0 ? `Figures in this text: ${values.join(' · ')}` : null
}
