import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { starterGuideQuery } from '@tidewright/schemas/documents/starter-guide/starter-guide.groq.ts'
import type { StarterGuide } from '../content-types.ts'
import { sanityFetch, withFallback } from './lake/sanity-fetch.ts'
import { fillFigures } from './settings.ts'

type LocalGuide = { guide: StarterGuide; contentLocale: LocaleId }

/** The starter guide in a locale, or in en-UK if not translated, with its content locale; null if it never loaded. */
export function getStarterGuide(locale: LocaleId): Promise<LocalGuide | null> {
  return withFallback(
    async () => (await load(locale)) ?? (await load(defaultLocale)),
    () => null,
  )
}

async function load(locale: LocaleId): Promise<LocalGuide | null> {
  const guide = await sanityFetch(starterGuideQuery, { params: { language: locale } })
  return guide && { guide: await fillFigures(guide, locale), contentLocale: locale }
}
