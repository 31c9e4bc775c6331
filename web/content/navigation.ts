import 'server-only'
import { navigationQuery } from '@tidewright/schemas/documents/navigation.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { NavigationQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { typeCacheTag } from './cache-tags.ts'
import { shortLived } from './revalidate-within.ts'
import { ContentUnavailableError, sanityFetch } from './sanity-fetch.ts'
import { figureInterpolator } from './settings.ts'

const tags = ['navigation', 'page', 'legalPage', 'servicePackage', 'insight'].map((type) =>
  typeCacheTag(type),
)

/** Header and footer of a locale, those of en-UK where it has none; null when they never loaded. */
export async function getNavigation(locale: LocaleId): Promise<NavigationQueryResult> {
  try {
    const own = await sanityFetch(navigationQuery, { params: { language: locale }, tags })
    const shown = own ?? (await sanityFetch(navigationQuery, { params: { language: defaultLocale }, tags }))
    const language = own ? locale : defaultLocale
    return (await figureInterpolator(language))(shown)
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    await shortLived()
    return null
  }
}
