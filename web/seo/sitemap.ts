import { defaultLocale, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import type { AddressesQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { documentUrl } from './urls.ts'
import { escapeXml } from './xml.ts'

type Address = AddressesQueryResult[number] & { language: LocaleId }

/**
 * The sitemap: every page in every language that it exists in, each with all its languages beside it.
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemapXml(site: string, addresses: readonly Address[]): string {
  const shown = addresses.filter(({ noindex }) => !noindex)
  const groups = Map.groupBy(shown, ({ translationGroup }) => translationGroup)
  const urls = shown.map((address) => entry(site, address, groups.get(address.translationGroup) ?? []))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.sort(),
    '</urlset>',
    '',
  ].join('\n')
}

function entry(site: string, address: Address, languages: readonly Address[]): string {
  const original = languages.find(({ language }) => language === defaultLocale)
  const links = languages.map((other) => link(localeOf(other.language).languageTag, urlOf(site, other)))
  if (original) links.push(link('x-default', urlOf(site, original)))
  const loc = `<loc>${escapeXml(urlOf(site, address))}</loc>`
  return `<url>${loc}<lastmod>${escapeXml(address._updatedAt)}</lastmod>${links.sort().join('')}</url>`
}

function link(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(url)}"/>`
}

function urlOf(site: string, { _type, language, slug }: Address): string {
  return documentUrl(site, _type, language, slug)
}
