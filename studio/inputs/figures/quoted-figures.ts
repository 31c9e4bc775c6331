import { type Figures, interpolate, placeholderPattern } from '@tidewright/contracts/figures.ts'

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
