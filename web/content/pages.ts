import 'server-only'
import {
  addressCountQuery,
  addressesQuery,
  pageNamesQuery,
  pageQuery,
  prerenderedQuery,
} from '@tidewright/schemas/documents/page/page.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package/service-package.groq.ts'
import { defaultLocale, type LocaleId, locales } from '@tidewright/schemas/locales.ts'
import type { Page, PageEntry, ServicePackage } from '../content-types.ts'
import { withInsights } from './insight-lists.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { sanityFetch } from './sanity-fetch.ts'
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

/** The address of every page, legal page, package and article, asked for in parts: Next.js caches no answer over 2 MB. */
export async function listPages(): Promise<PageEntry[]> {
  return (await Promise.all(locales.map(({ id }) => listPagesOf(id)))).flat()
}

async function listPagesOf(language: LocaleId): Promise<PageEntry[]> {
  const entries: PageEntry[] = []
  for (let after = ''; ; after = entries.at(-1)?._id ?? '') {
    const part = await sanityFetch(addressesQuery, { params: { language, after }, preview: false })
    for (const entry of part) entries.push({ ...entry, language })
    if (part.length < addressesAtATime) return entries
  }
}

/** The limit of `addressesQuery`. */
const addressesAtATime = 1_000

/** How many addresses search engines are told of. */
export async function countPages(): Promise<number> {
  const counts = await Promise.all(
    locales.map(({ id }) => sanityFetch(addressCountQuery, { params: { language: id }, preview: false })),
  )
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** What is made before anybody asks for it, in a locale and in the language that stands in for it. */
export async function listPrerendered(locale: LocaleId): Promise<Pick<PageEntry, '_type' | 'slug'>[]> {
  const languages = new Set([locale, defaultLocale])
  const lists = await Promise.all(
    [...languages].map((language) => sanityFetch(prerenderedQuery, { params: { language }, preview: false })),
  )
  return lists.flatMap(({ pages, insights }) => [...pages, ...insights])
}

export type PageName = { _type: PageEntry['_type']; language: LocaleId; breadcrumb: string; slug: string }

/** The names of the pages at these slugs in a locale, its own before those that stand in for them. */
export async function getPageNames(locale: LocaleId, slugs: string[]): Promise<PageName[]> {
  const languages = [locale, defaultLocale]
  const names = await sanityFetch(pageNamesQuery, { params: { slugs, languages } })
  return languages.flatMap((language) =>
    names.flatMap((name) => (name.language === language ? { ...name, language } : [])),
  )
}
