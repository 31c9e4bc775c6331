import { defaultLocale, localeOf } from '@tidewright/contracts/locales.ts'
import type { PageEntry } from '@/content-types.ts'
import { absoluteUrl, documentUrl } from '@/links/urls.ts'
import { element, escapeXml } from './xml.ts'

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

export const xmlHeaders = { 'content-type': 'application/xml' }

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap as XML. Source: https://www.sitemaps.org/protocol.html */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified, alternates }) => {
    const links = Object.entries(alternates).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}" />`,
    )
    return `<url>${[element('loc', url), ...links, element('lastmod', lastModified)].join('')}</url>`
  })
  const open = `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`
  return [head, open, ...urls, '</urlset>', ''].join('\n')
}

/** The index of the files that a large sitemap is split into. */
export function sitemapIndexXml(site: string, parts: number): string {
  const maps = Array.from({ length: parts }, (_, index) => {
    return `<sitemap>${element('loc', absoluteUrl(site, `/sitemaps/${index + 1}.xml`))}</sitemap>`
  })
  return [head, `<sitemapindex ${namespace}>`, ...maps, '</sitemapindex>', ''].join('\n')
}
