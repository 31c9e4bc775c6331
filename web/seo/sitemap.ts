import { defaultLocale, localeOf } from '@tidewright/contracts/locales.ts'
import type { PageEntry } from '@/content-types.ts'
import { documentUrl } from '@/links/urls.ts'

export type SitemapEntry = {
  url: string
  lastModified: string
  /** The same page by language tag. */
  alternates: Record<string, string>
}

/** URLs per file. */
export const entriesOfSitemap = 1_000

/**
 * The sitemap: every page in each of its languages, with all languages as alternates.
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemapEntries(site: string, pages: readonly PageEntry[]): SitemapEntry[] {
  const listed = pages.filter(({ noindex }) => !noindex)
  const groups = Map.groupBy(listed, ({ translationGroup }) => translationGroup)
  return listed
    .map((page) => ({
      url: urlOf(site, page),
      lastModified: page._updatedAt,
      alternates: languagesOf(site, groups.get(page.translationGroup) ?? []),
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

function languagesOf(site: string, translations: readonly PageEntry[]): Record<string, string> {
  const languages = translations.map((page) => [localeOf(page.language).languageTag, urlOf(site, page)])
  const original = translations.find(({ language }) => language === defaultLocale)
  return Object.fromEntries(original ? [...languages, ['x-default', urlOf(site, original)]] : languages)
}

function urlOf(site: string, { _type, language, slug }: PageEntry): string {
  return documentUrl(site, _type, language, slug)
}

/** One file of the sitemap, starting with 1; empty if there is none. */
export function sitemapPart(site: string, pages: readonly PageEntry[], number: number): SitemapEntry[] {
  return sitemapEntries(site, pages).slice((number - 1) * entriesOfSitemap, number * entriesOfSitemap)
}
