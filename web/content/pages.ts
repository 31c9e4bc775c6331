import 'server-only'
import { addressesQuery, pageQuery } from '@tidewright/schemas/documents/page.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package.groq.ts'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/schemas/locales.ts'
import type { Page, PageEntry, PageSection, ServicePackage } from '../content-types.ts'
import { preferLocale } from './insights.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { sanityFetch } from './sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/** The page or legal page of a slug in a locale, see `resolveBySlug`; the slug of the home page is `/`. */
export function getPage(locale: LocaleId, slug: string): Promise<SlugResult<Page>> {
  return resolveBySlug(locale, slug, async (language) => {
    const page = await sanityFetch(pageQuery, {
      params: { language, slug, languages: [locale, defaultLocale] },
    })
    return page && finish(page, language, locale)
  })
}

/** The service package of a slug in a locale, with its page. */
export function getServicePackage(locale: LocaleId, slug: string): Promise<SlugResult<ServicePackage>> {
  return resolveBySlug(locale, slug, async (language) => {
    const servicePackage = await sanityFetch(servicePackageQuery, {
      params: { language, slug, languages: [locale, defaultLocale] },
    })
    return servicePackage && finish(servicePackage, language, locale)
  })
}

async function finish<Document extends { sections: PageSection[] }>(
  document: Document,
  language: LocaleId,
  locale: LocaleId,
): Promise<Document> {
  const sections = document.sections.map((section) =>
    section._type === 'insightList'
      ? { ...section, insights: preferLocale(section.insights, locale) }
      : section,
  )
  return fillFigures({ ...document, sections }, language)
}

/** The address of every page, legal page, package and article, for prerendering and the sitemap. */
export async function listPages(): Promise<PageEntry[]> {
  const entries = await sanityFetch(addressesQuery, { preview: false })
  return entries.filter((entry): entry is PageEntry => isLocaleId(entry.language))
}
