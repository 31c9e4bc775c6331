import 'server-only'
import { insightFeedQuery } from '@tidewright/schemas/documents/insight-feed.groq.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { InsightFeedQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { ask } from './door.ts'
import { figuresFiller } from './settings.ts'
import { typeTag } from './tags.ts'

/** The newest articles of a language, with the figures that their texts quote. @throws when the lake does not answer. */
export async function getFeed(language: LocaleId): Promise<InsightFeedQueryResult> {
  const articles = await ask(insightFeedQuery, { params: { language }, tags: [typeTag('insight', language)] })
  return (await figuresFiller(language))(articles)
}
