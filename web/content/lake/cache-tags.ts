import { queryDependencies } from '@tidewright/schemas/query-dependencies/query-dependencies.gen.ts'

/** What the webhook and the reconciler know of a changed document. */
export type ChangedDocument = { _id: string; _type: string; language?: string | null }

/** The tag of everything that is read from documents of a type, in one language or in all. */
function typeCacheTag(type: string, language?: string | null): string {
  return language ? `type:${type}:${language}` : `type:${type}`
}

/** The tag of one document. */
export function documentCacheTag(id: string): string {
  return `document:${id.replace(/^drafts\./, '')}`
}

/**
 * The tags that a change of a document makes stale: its type, its type in its language, and itself. A change of
 * translation links moves language switches, so it counts as a change of every type that is translated.
 */
export function cacheTagsOf({ _id, _type, language }: ChangedDocument): string[] {
  if (_type === 'translation.metadata') return [typeCacheTag(_type)]
  const tags = [typeCacheTag(_type), documentCacheTag(_id)]
  return language ? [...tags, typeCacheTag(_type, language)] : tags
}

/**
 * The tags under which the answer to a query is cached: a change of any document type that it reads makes it stale, in one
 * language where it reads no other. @throws for a query that reads documents of any type: its caller names the tags.
 */
export function cacheTagsOfQuery(query: string, params: Record<string, unknown>): string[] {
  const reads = queryDependencies.get(query)
  if (!reads)
    throw new Error('What this query reads is not known. Run npm run generate, or name its cache tags.')
  return reads.map(({ type, languageParam }) => {
    const language = languageParam && params[languageParam]
    return typeCacheTag(type, typeof language === 'string' ? language : null)
  })
}
