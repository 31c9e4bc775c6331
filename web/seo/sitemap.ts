import { defaultLocale, localeOf } from '@tidewright/schemas/locales.ts'
import type { MetadataRoute } from 'next'
import type { PageEntry } from '@/content-types.ts'
import { documentUrl } from './urls.ts'
import { escapeXml } from './xml.ts'

/**
 * The sitemap: every page in every language that it exists in, each with all its languages beside it.
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemapEntries(site: string, pages: readonly PageEntry[]): MetadataRoute.Sitemap {
  const listed = pages.filter(({ noindex }) => !noindex)
  const groups = Map.groupBy(listed, ({ translationGroup }) => translationGroup)
  return listed
    .map((page) => ({
      url: urlOf(site, page),
      lastModified: page._updatedAt,
      alternates: { languages: languagesOf(site, groups.get(page.translationGroup) ?? []) },
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

function languagesOf(site: string, translations: readonly PageEntry[]): Record<string, string> {
  const languages = translations.map((page) => [localeOf(page.language).languageTag, urlOf(site, page)])
  const original = translations.find(({ language }) => language === defaultLocale)
  return Object.fromEntries(original ? [...languages, ['x-default', urlOf(site, original)]] : languages)
}

/** Escaped: Next.js writes what it is given. */
function urlOf(site: string, { _type, language, slug }: PageEntry): string {
  return escapeXml(documentUrl(site, _type, language, slug))
}
