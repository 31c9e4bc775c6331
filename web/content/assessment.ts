import 'server-only'
import { assessmentQuery } from '@tidewright/schemas/documents/assessment/assessment.groq.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Assessment } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { withFallback } from './lake/with-fallback.ts'
import { fillFigures } from './settings.ts'

/** The assessment of a locale, that of en-UK where it has none; null when there is none or it never loaded. */
export function getAssessment(locale: LocaleId): Promise<Assessment | null> {
  const load = async (language: LocaleId) => {
    const assessment = await sanityFetch(assessmentQuery, { params: { language } })
    return assessment && fillFigures(assessment, language)
  }
  return withFallback(
    async () => (await load(locale)) ?? (await load(defaultLocale)),
    () => null,
  )
}
