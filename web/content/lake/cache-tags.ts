import { queryDependencies } from '@tidewright/schemas/query-dependencies/query-dependencies.gen.ts'

/**
 * What the webhook and the reconciler know about a changed document. `isMoved` is false if its slug and language are the
 * same as before.
 */
export type ChangedDocument = { _id: string; _type: string; language?: string | null; isMoved?: boolean }

/** The cache tag of everything read from documents of a type, in one language or all. */
function typeCacheTag(type: string, language?: string | null): string {
  return language ? `type:${type}:${language}` : `type:${type}`
}

/** The cache tag of the addresses of all documents of a type, which links to them show. */
function addressCacheTag(type: string): string {
  return `address:${type}`
}

/** The cache tag of one document. */
function documentCacheTag(id: string): string {
  return `document:${id.replace(/^drafts\./, '')}`
}

/** Stands for the id of every document after more than `maxDocumentTags` changes. */
const anyDocument = '*'
/** Next.js takes quadratic time to mark tags as stale: a second for 10,000, during which the site serves nobody. */
const maxDocumentTags = 1_000

/** The cache tags of what is read from one document. */
export function documentCacheTags(id: string): string[] {
  return [documentCacheTag(id), documentCacheTag(anyDocument)]
}

/**
 * The cache tags that a changed document makes stale: its type, its type in its language, itself, and unless it is known
 * to be where it was, the addresses of its type. A change of
 * translation links counts as a change of every translated type, since language switches change.
 */
export function cacheTagsOf({ _id, _type, language, isMoved = true }: ChangedDocument): string[] {
  if (_type === 'translation.metadata') return [typeCacheTag(_type)]
  const tags = [typeCacheTag(_type), documentCacheTag(_id)]
  if (language) tags.push(typeCacheTag(_type, language))
  if (isMoved) tags.push(addressCacheTag(_type))
  return tags
}

/** The cache tags that many changed documents make stale, each once. */
export function cacheTagsOfAll(changes: readonly ChangedDocument[]): string[] {
  const areMany = changes.length > maxDocumentTags
  return [
    ...new Set(changes.flatMap((change) => cacheTagsOf(areMany ? { ...change, _id: anyDocument } : change))),
  ]
}

/**
 * The cache tags of a query's result: one per document type that it reads, in one language if it reads no other, and
 * one per type of which it reads the addresses.
 * @throws for a query over documents of any type: its caller sets the tags.
 */
export function cacheTagsOfQuery(query: string, params: Record<string, unknown>): string[] {
  const reads = queryDependencies.get(query)
  if (!reads)
    throw new Error(
      'The dependencies of this query are unknown. Run npm run generate, or set its cache tags.',
    )
  return reads.map(({ type, languageParam, isAddress }) => {
    if (isAddress) return addressCacheTag(type)
    const language = languageParam && params[languageParam]
    return typeCacheTag(type, typeof language === 'string' ? language : null)
  })
}
