import 'server-only'
import { navigationQuery } from '@tidewright/schemas/documents/navigation/navigation.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Navigation } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { withFallback } from './lake/with-fallback.ts'
import { fillFigures } from './settings.ts'

/** Header and footer of a locale, those of en-UK where it has none; null when they never loaded. */
export async function getNavigation(locale: LocaleId): Promise<Navigation | null> {
  const load = async (language: LocaleId) => {
    const navigation = await sanityFetch(navigationQuery, { params: { language } })
    return navigation && fillFigures(navigation, language)
  }
  return withFallback(
    async () => (await load(locale)) ?? (await load(defaultLocale)),
    () => null,
  )
}
