import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { navigationQuery } from '@tidewright/schemas/documents/navigation/navigation.groq.ts'
import type { Navigation } from '../content-types.ts'
import { sanityFetch, withFallback } from './lake/sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/** The header and footer in a locale, or in en-UK if not translated; null if they never loaded. */
export async function getNavigation(locale: LocaleId): Promise<Navigation | null> {
  const load = async (contentLocale: LocaleId) => {
    const navigation = await sanityFetch(navigationQuery, { params: { language: contentLocale } })
    return navigation && fillFigures(navigation, contentLocale)
  }
  return withFallback(
    async () => (await load(locale)) ?? (await load(defaultLocale)),
    () => null,
  )
}
