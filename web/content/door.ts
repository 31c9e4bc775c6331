import 'server-only'
import type {} from '@tidewright/schemas/sanity.types.ts'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { client } from './client.ts'

type Options = {
  params?: Record<string, unknown>
  /** Cache tags, see `tags.ts`. The answer is kept until one of them is revalidated. */
  tags: string[]
  /** False where there is no request to ask for draft mode, as while collecting the paths to prerender. */
  preview?: boolean
}

/** The lake did not answer, and this question never had an answer: no page made from one can exist. */
export class NeverAnswered extends Error {}

/**
 * Asks the content lake one typed query. Visitors get the cached answer; an editor in draft mode gets drafts, uncached.
 * @throws when the lake does not answer, or not with a result: the last good page then stays up. `NeverAnswered` when
 * there cannot be one, so that a caller may say so instead.
 */
export async function ask<Query extends keyof SanityQueries & string>(
  query: Query,
  { params = {}, tags, preview = true }: Options,
): Promise<SanityQueries[Query]> {
  const drafts = preview && (await draftMode()).isEnabled
  if (drafts) return fetchChecked(query, params, 'drafts')
  return cached(JSON.stringify([query, params]), tags, () => fetchChecked(query, params, 'published'))
}

/**
 * Keeps what `load` returns under the tags. Next.js's cached `fetch` would keep any reply of status 200, one cut short
 * too; here only a checked answer is kept. When renewing a stale one fails, Next.js would hand out the stale answer as
 * if it were new, and a page made from it would never be renewed: so the failure is thrown on.
 */
async function cached<Answer>(key: string, tags: string[], load: () => Promise<Answer>): Promise<Answer> {
  let failure: unknown
  const renew = async () => {
    try {
      return await load()
    } catch (error) {
      failure = error
      throw error
    }
  }
  const answer = await unstable_cache(renew, [key], { tags, revalidate: false })().catch((cause: unknown) => {
    throw new NeverAnswered('The content lake did not answer a question that it was never asked before.', {
      cause,
    })
  })
  if (failure) throw failure
  return answer
}

/** A reply cut short, or from something that is not the lake, has no `result`: only an explicit null is "nothing". */
async function fetchChecked<Query extends keyof SanityQueries & string>(
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
