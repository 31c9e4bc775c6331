import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type Figures, formatFigures } from '@tidewright/contracts/figures.ts'
import { defaultLocale, isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useEffect, useMemo, useState } from 'react'
import { useDocumentStore, usePerspective } from 'sanity'
import { type FigureSettingsResult, figuresQuery } from './figures.ts'

/** The settings that texts use, as in the selected perspective, kept up to date; null while loading. */
export function useSettings(): FigureSettingsResult | null {
  const documentStore = useDocumentStore()
  const { perspectiveStack: perspective } = usePerspective()
  const [settings, setSettings] = useState<FigureSettingsResult | null>(null)
  useEffect(() => {
    const query = { fetch: figuresQuery, listen: '*[_type == "siteSettings"]' }
    const options = { apiVersion, perspective, tag: 'figures' }
    const subscription = documentStore
      .listenQuery(query, {}, options)
      .subscribe({ next: (result: FigureSettingsResult | null) => setSettings(result) })
    return () => subscription.unsubscribe()
  }, [documentStore, perspective])
  return settings
}

/** Formatted figures in a language of the site. */
export function useFigures(settings: FigureSettingsResult | null, language: unknown): Figures {
  return useMemo(() => formatFigures(settings, languageTagOf(language)), [settings, language])
}

/** The BCP 47 tag of a document's language; English for documents without one. */
export function languageTagOf(language: unknown): string {
  return localeOf(isLocaleId(language) ? language : defaultLocale).languageTag
}
