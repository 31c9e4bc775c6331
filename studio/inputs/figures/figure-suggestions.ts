import { countFigures, type Figures, settingsPlaceholders } from '@tidewright/contracts/figures.ts'
import { type FigureSettingsResult, matchesSearch } from './figures.ts'

/** A placeholder that is suggested while typing. `reads` is its formatted value. */
export type Suggestion = { key: string; title: string; reads: string }

/** The position of an open brace before the caret, and the text typed since. */
export type OpenBrace = { start: number; typed: string }

/** The open brace before the caret, or null. */
export function openBrace(text: string, caret: number): OpenBrace | null {
  const [found, typed = ''] = /\{([a-zA-Z0-9 ]{0,40})$/.exec(text.slice(0, caret)) ?? []
  return found === undefined ? null : { start: caret - found.length, typed }
}

/** Placeholders that match the text after a brace, at most eight. */
export function suggestionsFor(
  typed: string,
  settings: FigureSettingsResult | null,
  figures: Figures,
): Suggestion[] {
  const all = [
    ...settingsPlaceholders.map((key) => ({ key, title: settingsTitles[key] })),
    ...(settings?.figures ?? []),
    ...countFigures.map(({ key, title }) => ({ key, title })),
  ]
  return all
    .filter((figure) => matchesSearch(figure, typed))
    .slice(0, 8)
    .map(({ key, title }) => ({ key, title, reads: figures.get(key) ?? '' }))
}

const settingsTitles: Record<(typeof settingsPlaceholders)[number], string> = {
  company: 'Company',
  contactEmail: 'Contact email',
  careersEmail: 'Careers email',
  privacyEmail: 'Privacy email',
  legalEmail: 'Legal email',
  phone: 'Phone',
}

/** The text with the open brace replaced by a placeholder, and the new caret position. */
export function insertPlaceholder(text: string, caret: number, { start }: OpenBrace, key: string) {
  const rest = text.slice(caret).replace(/^[a-zA-Z0-9]*\}/, '')
  return { text: `${text.slice(0, start)}{${key}}${rest}`, caret: start + key.length + 2 }
}
