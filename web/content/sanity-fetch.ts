import 'server-only'
import type {} from '@tidewright/schemas/sanity.types.ts'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { client } from './client.ts'
import { momentary } from './revalidate-within.ts'

type Options = {
  params?: Record<string, unknown>
  /** Cache tags, see `cache-tags.ts`. The answer is kept until one of them is revalidated. */
  tags: string[]
  /** False where there is no request to ask for draft mode, as while collecting the paths to prerender. */
  preview?: boolean
}

/** The lake did not answer, and this question never had an answer: no page made from one can exist. */
export class ContentUnavailableError extends Error {}

/**
 * Asks the content lake one typed query. Visitors get the cached answer; an editor in draft mode gets drafts, uncached.
 * While the lake does not answer, or not with a result, the last answer goes on to be given.
 * @throws `NeverAnswered` when there is none, so that a caller may say so instead; other errors in draft mode alone.
 */
export async function sanityFetch<Query extends keyof SanityQueries & string>(
  query: Query,
  { params = {}, tags, preview = true }: Options,
): Promise<SanityQueries[Query]> {
  const drafts = preview && (await draftMode()).isEnabled
  if (drafts) return fetchResult(query, params, 'drafts')
  return cached(JSON.stringify([query, params]), tags, () => fetchResult(query, params, 'published'))
}

/**
 * Keeps what `load` returns under the tags. Next.js's cached `fetch` would keep any reply of status 200, one cut short
 * too; here only a checked answer is kept. When renewing a stale one fails, Next.js hands out the stale answer as if it
 * were new, and a page made from it would never be renewed: so such a page lives three seconds.
 */
async function cached<Answer>(key: string, tags: string[], load: () => Promise<Answer>): Promise<Answer> {
  let failed = false
  const renew = async () => {
    try {
      return await load()
    } catch (error) {
      failed = true
      throw error
    }
  }
  const answer = await unstable_cache(renew, [key], { tags, revalidate: false })().catch((cause: unknown) => {
    throw new ContentUnavailableError(
      'The content lake did not answer a question that it was never asked before.',
      {
        cause,
      },
    )
  })
  if (failed) await momentary()
  return answer
}

/** A reply cut short, or from something that is not the lake, has no `result`: only an explicit null is "nothing". */
async function fetchResult<Query extends keyof SanityQueries & string>(
  query: Query,
  params: Record<string, unknown>,
  perspective: 'published' | 'drafts',
): Promise<SanityQueries[Query]> {
  const answer: unknown = await client.fetch(query, params, { perspective, cache: 'no-store' })
  if (answer === undefined || (answer !== null && typeof answer !== 'object')) {
    throw new Error(`The content lake answered without a result to: ${query.trim().slice(0, 80)}`)
  }
  return answer as SanityQueries[Query] // typegen derives this type from the query's own text
}
