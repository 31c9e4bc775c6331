import { type Figures, withPrice } from '@tidewright/schemas/figures.ts'
import { createContext, useContext, useMemo } from 'react'
import type { FigureSettingsResult } from './figures.ts'
import { useFigures } from './use-settings.ts'

/** The settings, asked for once a Studio. */
export const SettingsContext = createContext<FigureSettingsResult | null>(null)

/** What `{key}` reads as in the form's language; beside a `price`, which names a figure, `{price}` is that figure. */
export function useFigureValues(language: unknown, price: unknown): Figures {
  const figures = useFigures(useContext(SettingsContext), language)
  return useMemo(() => withPrice(figures, price), [figures, price])
}
