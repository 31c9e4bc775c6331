import 'server-only'
import type {} from '@tidewright/schemas/sanity.types.ts'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import { isBuilding } from '../../env.ts'
import { cached, revalidateWithin, tagRenderStart } from '../../next-internals/data-cache.ts'
import { outdatedTag } from '../../next-internals/page-tags.ts'
import { previewPerspective } from '../../security/preview-perspective.ts'
import { cacheTagsOfQuery } from './cache-tags.ts'
import { isLakeDown, queryLake } from './query-lake.ts'
import { RenderBudget } from './render-budget.ts'

type Options = {
  params?: Record<string, unknown>
  /**
   * Cache tags of a query over documents of any type. For all others they follow from the query; see `cache-tags.ts`.
   */
  tags?: string[]
  /** False if there is no request to read draft mode from, e.g. while collecting the paths to prerender. */
  preview?: boolean
  /** Visitors keep the last document if it is deleted, unpublished or moved. */
  keepsLast?: boolean
}

/** The TTL of a page rendered from stale results that could not be refreshed, after a single failure. */
const staleSeconds = 3
/**
 * The same while the lake is down: the reconciler marks everything as stale once it is back, and rendering pages costs
 * time.
 */
const outageSeconds = 15
/** The TTL of a page with a fallback. */
const fallbackSeconds = 10

/** The lake did not respond, and this query never had a result: no page made from one can exist. */
export class ContentUnavailableError extends Error {}

/**
 * Runs a typed query in the content lake, at most once per rendered page. Visitors get the cached result; an editor in
 * draft mode gets drafts or the selected release, uncached. While the lake doesn't respond, the last result is used.
 * @throws `ContentUnavailableError` if there is none; other errors only in draft mode.
 */
export async function sanityFetch<Query extends keyof SanityQueries & string>(
  query: Query,
  { params = {}, tags = cacheTagsOfQuery(query, params), preview = true, keepsLast = false }: Options = {},
): Promise<SanityQueries[Query]> {
  const isPreview = preview && (await draftMode()).isEnabled
  const perspective = isPreview ? previewPerspective(await cookies()) : 'published'
  const result = await fetchOnce(query, JSON.stringify(params), tags.join(), perspective, keepsLast)
  return result as SanityQueries[Query] // typegen derives this type from the query's text
}

/** Memoized by React while a page renders. The arguments are primitive, so that React can compare them. */
const fetchOnce = cache(
  (query: string, params: string, tags: string, perspective: string, keepsLast: boolean) => {
    const load = () => queryLake(query, { params: JSON.parse(params), perspective })
    if (perspective !== 'published') return load()
    const budget = renderBudget()
    const loadInTime = isBuilding ? load : () => budget.run(load)
    return fetchCached(JSON.stringify([query, params]), loadInTime, { tags: tags.split(','), keepsLast })
  },
)

/** One per page while it renders. */
const renderBudget = cache(() => new RenderBudget())

const tagStartOnce = cache(() => tagRenderStart())

/**
 * Caches the result of `load` under the tags. Next.js's cached `fetch` would store any response with status 200,
 * truncated ones too; this stores only checked results. A page rendered from a stale result gets a TTL, since nothing
 * would mark it as stale again.
 */
async function fetchCached(
  key: string,
  load: () => Promise<unknown>,
  options: { tags: string[]; keepsLast: boolean },
): Promise<unknown> {
  await tagStartOnce()
  const { value, isOutdated } = await cached([key], load, options).catch((cause: unknown) => {
    throw new ContentUnavailableError(
      'The content lake did not respond to a query without a cached result.',
      {
        cause,
      },
    )
  })
  if (isOutdated) await revalidateWithin(isLakeDown() ? outageSeconds : staleSeconds, [outdatedTag])
  return value
}

/** The result of `load`, or of `fallback` if the content never loaded and can't be now. Rethrows other errors. */
export async function withFallback<Value, Fallback>(
  load: () => Promise<Value>,
  fallback: () => Fallback,
): Promise<Value | Fallback> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    await revalidateWithin(fallbackSeconds)
    return fallback()
  }
}
