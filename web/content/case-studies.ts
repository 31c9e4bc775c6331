import 'server-only'
import { caseStudyQuery } from '@tidewright/schemas/documents/case-study/case-study.groq.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { CaseStudy } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { fillFigures } from './settings.ts'

/** The case study with a slug in a locale, and its page; see `resolveBySlug`. */
export function getCaseStudy(locale: LocaleId, slug: string): Promise<SlugResult<CaseStudy>> {
  return resolveBySlug(locale, slug, async (contentLocale, contentSlug, figuresLocale) => {
    const params = { language: contentLocale, slug: contentSlug }
    const study = await sanityFetch(caseStudyQuery, { params })
    return study && fillFigures(study, figuresLocale)
  })
}
