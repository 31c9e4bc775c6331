import { countFigures, type Figures, settingsPlaceholders } from '@tidewright/schemas/figures.ts'
import { type FigureSettingsResult, matchesSearch } from './figures.ts'

/** A figure or a word of the settings as it is offered while a text is typed. */
export type Suggestion = { key: string; title: string; reads: string }

/** What is typed of a key before the caret: where its brace stands, and the letters since. */
export type OpenBrace = { start: number; typed: string }

/** A brace that is open before the caret, or null. */
export function openBrace(text: string, caret: number): OpenBrace | null {
  const [found, typed = ''] = /\{([a-zA-Z0-9 ]{0,40})$/.exec(text.slice(0, caret)) ?? []
  return found === undefined ? null : { start: caret - found.length, typed }
}

/** What the letters after a brace may mean, at most eight. */
export function suggestionsFor(
  typed: string,
  settings: FigureSettingsResult | null,
  figures: Figures,
): Suggestion[] {
  const all = [
    ...settingsPlaceholders.map((key) => ({ key, title: words[key] })),
    ...(settings?.figures ?? []),
    ...countFigures.map(({ key, title }) => ({ key, title })),
  ]
  return all
    .filter((figure) => matchesSearch(figure, typed))
    .slice(0, 8)
    .map(({ key, title }) => ({ key, title, reads: figures.get(key) ?? '' }))
}

const words: Record<(typeof settingsPlaceholders)[number], string> = {
  company: 'Company',
  contactEmail: 'Contact e-mail',
  careersEmail: 'Careers e-mail',
  privacyEmail: 'Privacy e-mail',
  legalEmail: 'Legal e-mail',
  phone: 'Phone',
}

/** A text in which the open brace has become the quotation of a key, and where the caret stands then. */
export function insertPlaceholder(text: string, caret: number, { start }: OpenBrace, key: string) {
  const rest = text.slice(caret).replace(/^[a-zA-Z0-9]*\}/, '')
  return { text: `${text.slice(0, start)}{${key}}${rest}`, caret: start + key.length + 2 }
}
