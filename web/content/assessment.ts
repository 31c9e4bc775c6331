import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { assessmentQuery } from '@tidewright/schemas/documents/assessment/assessment.groq.ts'
import type { Assessment } from '../content-types.ts'
import { sanityFetch, withFallback } from './lake/sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/** The assessment in a locale, or in en-UK if not translated; null if there is none or it never loaded. */
export function getAssessment(locale: LocaleId): Promise<Assessment | null> {
  const load = async (contentLocale: LocaleId) => {
    const assessment = await sanityFetch(assessmentQuery, { params: { language: contentLocale } })
    return assessment && fillFigures(assessment, contentLocale)
  }
  return withFallback(
    async () => (await load(locale)) ?? (await load(defaultLocale)),
    () => null,
  )
}
