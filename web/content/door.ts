import 'server-only'
import type {} from '@tidewright/schemas/sanity.types.ts'
import { draftMode } from 'next/headers'
import { client } from './client.ts'

type Options = {
  params?: Record<string, unknown>
  /** Cache tags, see `tags.ts`. The answer is kept until one of them is revalidated. */
  tags: string[]
  /** False where there is no request to ask for draft mode, as while collecting the paths to prerender. */
  preview?: boolean
}

/**
 * Asks the content lake one typed query. Visitors get the cached answer; an editor in draft mode gets drafts, uncached.
 * @throws when the lake does not answer, or not with a result: the last good page then stays up.
 */
export async function ask<Query extends keyof SanityQueries & string>(
  query: Query,
  { params = {}, tags, preview = true }: Options,
): Promise<SanityQueries[Query]> {
  const drafts = preview && (await draftMode()).isEnabled
  const answer: unknown = drafts
    ? await client.fetch(query, params, { perspective: 'drafts', cache: 'no-store' })
    : await client.fetch(query, params, { next: { tags, revalidate: false } })
  return checked<Query>(answer, query)
}

/** A reply cut short or from something that is not the lake has no `result`: only an explicit null is "nothing". */
function checked<Query extends keyof SanityQueries>(answer: unknown, query: string): SanityQueries[Query] {
  if (answer === undefined || (answer !== null && typeof answer !== 'object')) {
    throw new Error(`The content lake answered without a result to: ${query.trim().slice(0, 80)}`)
  }
  return answer as SanityQueries[Query] // typegen derives this type from the query's own text
}
