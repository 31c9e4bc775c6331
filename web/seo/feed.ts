import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { RoutableType } from '@tidewright/contracts/public-path.ts'
import type { FeedItem } from '@/content-types.ts'
import { absoluteUrl, documentUrl } from '@/links/urls.ts'
import { element, escapeXml } from './xml.ts'

type Feed = {
  site: string
  locale: LocaleId
  title: string
  description: string
  /** The path of the page that the feed is about, and of the feed itself, in this locale. */
  home: string
  path: string
  type: RoutableType
  articles: FeedItem[]
}

/** Articles or newsletter issues of a locale as RSS 2.0. Source: https://www.rssboard.org/rss-specification */
export function feedXml({ site, locale, title, description, home, path, type, articles }: Feed): string {
  const self = escapeXml(absoluteUrl(site, path))
  const changed = articles.map(({ _updatedAt }) => _updatedAt).sort()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    element('link', absoluteUrl(site, home)),
    `<description>${escapeXml(description)}</description>`,
    element('language', localeOf(locale).languageTag),
    element('lastBuildDate', rfc822(changed.at(-1) ?? null)),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(site, locale, type, article)),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, index, { length }) => line || index === length - 1)
    .join('\n')
}

function item(site: string, locale: LocaleId, type: RoutableType, article: FeedItem): string {
  const parts = [
    element('title', article.title),
    element('link', documentUrl(site, type, locale, article.slug)),
    // The document id instead of the URL: an article that moves is not a new one.
    `<guid isPermaLink="false">${escapeXml(article._id)}</guid>`,
    element('pubDate', rfc822(article.publishedAt)),
    element('category', article.category ?? ''),
    element('description', article.summary),
  ]
  return `<item>${parts.join('')}</item>`
}

/** Formats a date or timestamp for RSS; empty for a missing or invalid one. */
function rfc822(timestamp: string | null): string {
  const date = new Date(timestamp ?? '')
  return Number.isNaN(date.getTime()) ? '' : date.toUTCString()
}
