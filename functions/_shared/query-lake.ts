import { z } from 'zod'

/** Where content is edited; null if a deployment has no content lake. */
export type ContentLake = { url: string; dataset: string; token: string } | null

const timeoutMs = 4_000

type Query = { query: string; params?: Record<string, string>; perspective?: 'published' | 'drafts' }

/** Queries the content lake. @throws if it doesn't respond, or not with a result. */
export async function queryLake(
  { url, dataset, token }: NonNullable<ContentLake>,
  fetcher: typeof fetch,
  { query, params = {}, perspective = 'published' }: Query,
): Promise<unknown> {
  // Query parameters are sent as JSON: https://www.sanity.io/docs/http-reference/query
  const json = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
  const search = new URLSearchParams([['query', query], ['perspective', perspective], ...json])
  const response = await fetcher(`${url}/v2026-01-01/data/query/${dataset}?${search}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  return z.object({ result: z.unknown() }).parse(await response.json()).result
}
