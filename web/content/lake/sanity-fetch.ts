import 'server-only'
import type {} from '@tidewright/schemas/sanity.types.ts'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { isBuilding } from '../../env.ts'
import { cached, revalidateWithin, tagRenderStart } from '../../next-internals/data-cache.ts'
import { cacheTagsOfQuery } from './cache-tags.ts'
import { isLakeDown, type Perspective, queryLake } from './query-lake.ts'
import { RenderBudget } from './render-budget.ts'

type Options = {
  params?: Record<string, unknown>
  /** Cache tags of a query that reads documents of any type; those of all others follow from the query, see `cache-tags.ts`. */
  tags?: string[]
  /** False where there is no request to ask for draft mode, as while collecting the paths to prerender. */
  preview?: boolean
}

/** How long a page lives that was made from results which should have been renewed and could not be, after a single failure. */
const outdatedSeconds = 3
/** And while the lake is down: the reconciler marks everything as stale once it is back, and making pages anew is work. */
const outageSeconds = 15

/** The lake did not answer, and this query never had a result: no page made from one can exist. */
export class ContentUnavailableError extends Error {}

/**
 * Runs one typed query in the content lake, once a page however often it is asked. Visitors get the cached result; an
 * editor in draft mode gets drafts, uncached. While the lake does not answer, or not with a result, the last result goes
 * on to be given.
 * @throws `ContentUnavailableError` when there is none, so that a caller may say so instead; other errors in draft mode alone.
 */
export async function sanityFetch<Query extends keyof SanityQueries & string>(
  query: Query,
  { params = {}, tags = cacheTagsOfQuery(query, params), preview = true }: Options = {},
): Promise<SanityQueries[Query]> {
  const drafts = preview && (await draftMode()).isEnabled
  const result = await fetchOnce(query, JSON.stringify(params), tags.join(), drafts ? 'drafts' : 'published')
  return result as SanityQueries[Query] // typegen derives this type from the query's own text
}

/** React keeps what this returns for as long as a page is being made; its arguments are texts, to be told from each other. */
const fetchOnce = cache((query: string, params: string, tags: string, perspective: Perspective) => {
  const load = () => queryLake(query, { params: JSON.parse(params), perspective })
  if (perspective === 'drafts') return load()
  const patience = renderBudget()
  const loadInTime = isBuilding ? load : () => patience.ask(load)
  return fetchCached(JSON.stringify([query, params]), tags.split(','), loadInTime)
})

/** One a page, while it is being made. */
const renderBudget = cache(() => new RenderBudget())

const noteBegun = cache(() => tagRenderStart())

/**
 * Keeps what `load` returns under the tags. Next.js's cached `fetch` would keep any reply of status 200, one cut short
 * too; here only a checked result is kept. A page made from an outdated one would never be renewed: so it lives three
 * seconds.
 */
async function fetchCached(key: string, tags: string[], load: () => Promise<unknown>): Promise<unknown> {
  await noteBegun()
  const { value, isOutdated } = await cached([key], load, { tags }).catch((cause: unknown) => {
    throw new ContentUnavailableError('The content lake did not answer a query that has no result yet.', {
      cause,
    })
  })
  if (isOutdated) await revalidateWithin(isLakeDown() ? outageSeconds : outdatedSeconds)
  return value
}
