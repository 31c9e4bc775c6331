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
 * The page or legal page of a slug in a locale, see `resolveBySlug`; the slug of the home page is `/`. `listPage` is which page of
 * the list of all articles it shows, if it has one.
 */
export function getPage(locale: LocaleId, slug: string, listPage = 1): Promise<SlugResult<Page>> {
  return resolveBySlug(locale, slug, async (language) => {
    const page = await sanityFetch(pageQuery, { params: { language, slug } })
    return page && fillFigures(await withInsights(page, locale, listPage), language)
  })
}

/** The service package of a slug in a locale, with its page. */
export function getServicePackage(locale: LocaleId, slug: string): Promise<SlugResult<ServicePackage>> {
  return resolveBySlug(locale, slug, async (language) => {
    const servicePackage = await sanityFetch(servicePackageQuery, { params: { language, slug } })
    return servicePackage && fillFigures(await withInsights(servicePackage, locale, null), language)
  })
}
