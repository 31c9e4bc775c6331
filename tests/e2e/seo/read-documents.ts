import type { Page } from '@playwright/test'
import { limit } from '../../support/limit.ts'

/** The metadata of a page. */
export type Head = {
  lang: string
  h1: number
  title: string
  description: string
  canonical: string
  robots: string
  /** URLs by hreflang. */
  languages: Record<string, string>
  /** Open Graph and Twitter tags by property. */
  shared: Record<string, string>
  feed: string
  scripts: string[]
}

/** Parses HTML with the browser's own parser, without running or fetching anything. */
export function readHead(page: Page, html: string): Promise<Head> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? ''
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        [...parsed.head.querySelectorAll(selector)].map((element) => [
          element.getAttribute(key) ?? '',
          element.getAttribute(value) ?? '',
        ]),
      )
    return {
      lang: parsed.documentElement.lang,
      h1: parsed.querySelectorAll('h1').length,
      title: parsed.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('head link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      languages: pairs('link[rel=alternate][hreflang]', 'hreflang', 'href'),
      shared: {
        ...pairs('meta[property^="og:"]', 'property', 'content'),
        ...pairs('meta[name^="twitter:"]', 'name', 'content'),
      },
      feed: attribute('head link[type="application/rss+xml"]', 'href'),
      scripts: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
        (one) => one.textContent ?? '',
      ),
    }
  }, html)
}

export type SitemapUrl = { loc: string; lastmod: string; languages: Record<string, string> }

/** Parses a sitemap with the browser's XML parser. @throws if it isn't well-formed. */
export function readSitemap(page: Page, xml: string): Promise<SitemapUrl[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const fault = parsed.querySelector('parsererror')
    if (fault) throw new Error(fault.textContent ?? 'not well-formed')
    const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
    return [...parsed.getElementsByTagNameNS(namespace, 'url')].map((url) => ({
      loc: url.getElementsByTagNameNS(namespace, 'loc')[0]?.textContent ?? '',
      lastmod: url.getElementsByTagNameNS(namespace, 'lastmod')[0]?.textContent ?? '',
      languages: Object.fromEntries(
        [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
    }))
  }, xml)
}

export type Feed = { channel: Record<string, string>; self: string; items: Record<string, string>[] }

/** Parses an RSS feed with the browser's XML parser. @throws if it isn't well-formed. */
export function readFeed(page: Page, xml: string): Promise<Feed> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const fault = parsed.querySelector('parsererror')
    if (fault) throw new Error(fault.textContent ?? 'not well-formed')
    const channel = parsed.querySelector('rss[version="2.0"] > channel')
    if (!channel) throw new Error('There is no RSS 2.0 channel.')
    const texts = (parent: Element) =>
      Object.fromEntries([...parent.children].map((child) => [child.localName, child.textContent ?? '']))
    const items = [...channel.querySelectorAll('item')]
    const [self] = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')
    const own = Object.fromEntries(
      [...channel.children]
        .filter(({ namespaceURI }) => namespaceURI === null)
        .map((child) => [child.localName, child.textContent ?? '']),
    )
    return { channel: own, self: self?.getAttribute('href') ?? '', items: items.map(texts) }
  }, xml)
}

/** The width and height of a PNG, from its first chunk. Source: https://www.w3.org/TR/png-3/#11IHDR */
export function pngSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** A document as a crawler gets it. */
export async function get(url: string) {
  const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limit(20_000)) })
  const { status, headers } = reply
  return { status, headers, type: headers.get('content-type') ?? '', text: await reply.text() }
}

/** Runs `act` for each item, a few at a time. */
export async function eachOf<Item>(items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
