import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { publicPath, type RoutableType } from '@tidewright/contracts/public-path.ts'

/** An absolute URL as Next.js writes canonical ones: the home page is the bare origin. */
export function absoluteUrl(site: string, path: string): string {
  return path === '/' ? site : `${site}${path}`
}

/** The absolute URL of a document. */
export function documentUrl(site: string, type: RoutableType, locale: LocaleId, slug: string): string {
  return absoluteUrl(site, publicPath(type, locale, slug))
}

/**
 * The path of a document's share image. `rev` changes the URL when the document changes: chats cache images for long.
 */
export function ogImagePath(type: RoutableType, locale: LocaleId, slug: string, rev: string): string {
  const last = slug === '/' ? '' : `/${slug}`
  return `/api/og-images/${type}/${locale}${last}?v=${encodeURIComponent(rev)}`
}

/** The path of an uploaded video or of its captions, by asset id. */
export function videoPath(assetId: string): string {
  return `/api/videos/${assetId}`
}

/** The path of a locale's feed of newsletter issues. */
export function newsletterFeedPath(locale: LocaleId): string {
  return publicPath('page', locale, 'newsletter/feed.xml')
}

/** The path of a locale's feed of articles. */
export function feedPath(locale: LocaleId): string {
  return publicPath('page', locale, 'feed.xml')
}

type Issue = { _id: string; title: string; slug: string; publishedAt: string | null }

/** Links to newsletter issues for `DatedLinks`. */
export function issueLinks(issues: readonly Issue[], locale: LocaleId) {
  return issues.map(({ _id, title, slug, publishedAt }) => ({
    key: _id,
    title,
    href: publicPath('newsletterIssue', locale, slug),
    day: publishedAt,
  }))
}
