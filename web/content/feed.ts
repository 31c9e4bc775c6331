import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { insightFeedQuery } from '@tidewright/schemas/documents/insight/insight-feed.groq.ts'
import type { FeedItem } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/** The newest articles in a locale, with figures filled in. @throws if the content lake doesn't respond. */
export async function getFeed(locale: LocaleId): Promise<FeedItem[]> {
  const articles = await sanityFetch(insightFeedQuery, { params: { language: locale } })
  return fillFigures(articles, locale)
}
