import 'server-only'
import { navigationQuery } from '@tidewright/schemas/documents/navigation.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { NavigationQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { ask, NeverAnswered } from './door.ts'
import { figuresFiller } from './settings.ts'
import { shortLived } from './short-lived.ts'
import { typeTag } from './tags.ts'

const tags = ['navigation', 'page', 'legalPage', 'servicePackage', 'insight'].map((type) => typeTag(type))

/** Header and footer of a locale, those of en-UK where it has none; null when they never loaded. */
export async function getNavigation(locale: LocaleId): Promise<NavigationQueryResult> {
  try {
    const own = await ask(navigationQuery, { params: { language: locale }, tags })
    const shown = own ?? (await ask(navigationQuery, { params: { language: defaultLocale }, tags }))
    const language = own ? locale : defaultLocale
    return (await figuresFiller(language))(shown)
  } catch (error) {
    if (!(error instanceof NeverAnswered)) throw error
    await shortLived()
    return null
  }
}
