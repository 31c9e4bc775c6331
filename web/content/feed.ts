import 'server-only'
import { insightFeedQuery } from '@tidewright/schemas/documents/insight/insight-feed.groq.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { FeedItem } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/** The newest articles of a language, with the figures that their texts quote. @throws when the lake does not answer. */
export async function getFeed(language: LocaleId): Promise<FeedItem[]> {
  const articles = await sanityFetch(insightFeedQuery, {
    params: { language },
  })
  return fillFigures(articles, language)
}
