import { absoluteUrl } from '../links/urls.ts'
import type { SitemapEntry } from './sitemap.ts'
import { element, escapeXml } from './xml.ts'

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
