import { type Figures, withPrice } from '@tidewright/contracts/figures.ts'
import { createContext, useContext, useMemo } from 'react'
import type { FigureSettingsResult } from './figures.ts'
import { useFigures } from './use-settings.ts'

/** The settings, loaded once for the whole Studio. */
export const SettingsContext = createContext<FigureSettingsResult | null>(null)

/** Formatted figures in the form's language. `{price}` is the figure named by the sibling field `price`. */
export function useFigureValues(language: unknown, price: unknown): Figures {
  const figures = useFigures(useContext(SettingsContext), language)
  return useMemo(() => withPrice(figures, price), [figures, price])
}
