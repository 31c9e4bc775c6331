import 'server-only'
import { pageQuery } from '@tidewright/schemas/documents/page/page.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package/service-package.groq.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { Page, ServicePackage } from '../content-types.ts'
import { withInsights } from './insight-lists.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { fillFigures } from './settings.ts'

/**
 * The page or legal page with a slug in a locale; see `resolveBySlug`. The home page's slug is `/`. `listPage` is the
 * page number in the list of all articles, if it has one.
 */
export function getPage(locale: LocaleId, slug: string, listPage = 1): Promise<SlugResult<Page>> {
  return resolveBySlug(locale, slug, async (contentLocale, contentSlug, figuresLocale) => {
    const params = { language: contentLocale, slug: contentSlug }
    const page = await sanityFetch(pageQuery, { params })
    return page && fillFigures(await withInsights(page, locale, listPage), figuresLocale)
  })
}

/** The service package with a slug in a locale, and its page. */
export function getServicePackage(locale: LocaleId, slug: string): Promise<SlugResult<ServicePackage>> {
  return resolveBySlug(locale, slug, async (contentLocale, contentSlug, figuresLocale) => {
    const servicePackage = await sanityFetch(servicePackageQuery, {
      params: { language: contentLocale, slug: contentSlug },
    })
    return servicePackage && fillFigures(await withInsights(servicePackage, locale, null), figuresLocale)
  })
}
