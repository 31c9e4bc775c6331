import { type Figures, formatFigures, withPrice } from '@tidewright/contracts/figures.ts'
import { defaultLocale, isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { createContext, useContext, useMemo } from 'react'
import { usePerspective } from 'sanity'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import { type FigureSettingsResult, figuresQuery } from './figures.ts'

/** The settings, loaded once for the whole Studio. */
export const SettingsContext = createContext<FigureSettingsResult | null>(null)

/** Formatted figures in the form's language. `{price}` is the figure named by the sibling field `price`. */
export function useFigureValues(language: unknown, price: unknown): Figures {
  const figures = useFigures(useContext(SettingsContext), language)
  return useMemo(() => withPrice(figures, price), [figures, price])
}

const settingsQuery = { fetch: figuresQuery, listen: '*[_type == "siteSettings"]', tag: 'figures' }

/** The settings that texts use, as in the selected perspective, kept up to date; null while loading, or if it fails. */
export function useSettings(): FigureSettingsResult | null {
  const { perspectiveStack } = usePerspective()
  const settings = useListenedQuery<FigureSettingsResult | null>(settingsQuery, {}, perspectiveStack)
  return settings === 'failed' ? null : (settings ?? null)
}

/** Formatted figures in a language of the site. */
export function useFigures(settings: FigureSettingsResult | null, language: unknown): Figures {
  return useMemo(() => formatFigures(settings, languageTagOf(language)), [settings, language])
}

/** The BCP 47 tag of a document's language; English for documents without one. */
export function languageTagOf(language: unknown): string {
  return localeOf(isLocaleId(language) ? language : defaultLocale).languageTag
}
