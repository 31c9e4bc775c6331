import 'server-only'
import { starterGuideQuery } from '@tidewright/schemas/documents/starter-guide/starter-guide.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { StarterGuide } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { withFallback } from './lake/with-fallback.ts'
import { fillFigures } from './settings.ts'

type LocalGuide = { guide: StarterGuide; language: LocaleId }

/** The starter guide in a locale, in en-UK where it has none, with the language that it is in; null when it never loaded. */
export function getStarterGuide(locale: LocaleId): Promise<LocalGuide | null> {
  return withFallback(
    async () => (await load(locale)) ?? (await load(defaultLocale)),
    () => null,
  )
}

async function load(language: LocaleId): Promise<LocalGuide | null> {
  const guide = await sanityFetch(starterGuideQuery, { params: { language } })
  return guide && { guide: await fillFigures(guide, language), language }
}
